import { expect, it } from 'vitest';
import { type ReadAmount, readAmount } from './amount.ts';
import type { CostFault } from './cost.ts';

/**
 * Amounts as people type them, grouped by meaning. Each line has the currency, the text, and the expected result: minor
 * units; `?` with the possible amounts; or the reason for refusing the text.
 */
const CORPUS = `
eur | 139,50 | 13950
eur | 139.50 | 13950
eur | €139,50 | 13950
eur | € 139,50 | 13950
eur | 139,50€ | 13950
eur | 139,50 € | 13950
eur | EUR 139.50 | 13950
eur | eur139,5 | 13950
eur | 139.5 EUR | 13950
eur | 139,5 euros | 13950
eur | 1 euro | 100
eur | 139 | 13900
eur | 139,- | 13900
eur | 139.- | 13900
eur | 139,-- | 13900
eur | 139,– € | 13900
eur | 0139 | 13900
eur | 1250 | 125000
eur | 1250,00 | 125000
eur | 1250.00 | 125000
eur | 1250,5 | 125050
eur | 1.250,00 | 125000
eur | 1.250,5 | 125050
eur | 1,250.00 | 125000
eur | 1,250 | 125000
eur | €1,250 | 125000
eur | 1 250 | 125000
eur | 1 250,00 | 125000
eur | 1 250.00 | 125000
eur | 1'250 | 125000
eur | 1’250.50 | 125050
eur | 1'250,50 | 125050
eur | 12.500,00 | 1250000
eur | 125.000,00 € | 12500000
eur | 12,500 | 1250000
eur | 12 500 € | 1250000
eur | 999.999,99 | 99999999
eur | 100.000,5 | 10000050
eur | 1,00 | 100
eur | 1,0 | 100
eur | 2.0 | 200
eur | 10,00 | 1000
eur | 100,00 | 10000
eur | 1000 | 100000
eur | １３９，５０ | 13950
eur | €١٣٩٫٥٠ | 13950
eur | ۱۳۹٫۵۰ | 13950
eur | ١٬٢٥٠ | 125000
eur | १३९.५० | 13950
eur | 1.250 | ? 125000 125
eur | €1.250 | ? 125000 125
eur | 1.250 € | ? 125000 125
eur | 12.500 | ? 1250000 1250
eur | 139.500 | ? 13950000 13950
eur | 1.255 | ? 125500
eur | 999.999 | ? 99999900
eur | 100.000 EUR | ? 10000000 10000
eur | 1.000 | ? 100000 100
eur | -5 | negative
eur | −5 | negative
eur | –5,50 | negative
eur | €-5 | negative
eur | -€5 | negative
eur | 5- | negative
eur | 5,00- | negative
eur | (5) | negative
eur | (139,50) | negative
eur | - 5 | negative
eur | 1e3 | format
eur | 1E3 | format
eur | 1k | format
eur | 1.2k | format
eur | 1,5 mio | format
eur | 2M | format
eur | free | format
eur | ten | format
eur | 5 per day | format
eur | 139.50/day | format
eur | ca. 139 | format
eur | 139,50.- | 13950
eur | 1.250.00 | format
eur | 1,250,00 | format
eur | 1.25,50 | format
eur | 12,50.00 | format
eur | 12 50 | format
eur | 1 25 | format
eur | 1  250 | format
eur | 1,2345.00 | format
eur | 1,2,3 | format
eur | 139, | format
eur | 139. | format
eur | 1..5 | format
eur | , | format
eur | . | format
eur | 5% | format
eur | 0x10 | format
eur | 5² | format
eur | ½ | format
eur | 1/2 | format
eur | 10+5 | format
eur | +5 | format
eur | 139€50 | format
eur | 139,5O | format
eur | 1l0 | format
eur | Infinity | format
eur | NaN | format
eur | 139;50 | format
eur | 139:50 | format
eur | 139_50 | format
eur | 139.501 | ? 13950100
eur | 1250.500 | decimals
eur | 12500.000 | decimals
eur | 139,5000 | decimals
eur | 0.250 | decimals
eur | 1.250,505 | decimals
eur | 100-200 | range
eur | 100 – 200 | range
eur | €100-€200 | range
eur | 100 to 200 | range
eur | 100~200 | range
eur | $139.50 | currency
eur | 139.50 $ | currency
eur | 139,50 USD | currency
eur | GBP 139.50 | currency
eur | £139.50 | currency
eur | 139 kr | currency
eur | 139 zł | currency
eur | CHF 139.50 | currency
eur | Fr. 139.50 | currency
eur | A$139 | currency
eur |  | blank
eur | € | blank
eur | EUR | blank
eur | 0 | too_small
eur | 0,00 | too_small
eur | 0,99 | too_small
eur | .50 | too_small
eur | 1.000.000 | too_large
eur | 1000000 | too_large
eur | 13950000,00 | too_large
usd | $1,200.50 | 120050
usd | $1,200 | 120000
usd | 1,200 USD | 120000
usd | US$ 1,200.50 | 120050
usd | $US 5 | 500
usd | $5 USD | 500
usd | 500 | 50000
usd | 12,50 | 1250
usd | 1.200,50 | 120050
usd | 1.200 | ? 120000 120
usd | 12,34,567 | too_large
usd | 2,00,000 | 20000000
usd | €50 | currency
usd | MX$50 | currency
usd | R$ 50 | currency
gbp | £139.50 | 13950
gbp | 139.50 GBP | 13950
gbp | GB£1,250 | 125000
gbp | 1.250 | ? 125000 125
gbp | 50p | format
chf | CHF 1'250.50 | 125050
chf | Fr. 139.50 | 13950
chf | SFr. 139.- | 13900
chf | 139.— | 13900
chf | 139.50 Fr. | 13950
chf | 1’250 | 125000
jpy | ¥15,000 | 15000
jpy | 15.000 | 15000
jpy | 15 000 | 15000
jpy | 15000円 | 15000
jpy | ￥１５，０００ | 15000
jpy | JP¥1,500 | 1500
jpy | 1.250 | 1250
jpy | 1,000,000 | 1000000
jpy | 139,50 | decimals
jpy | 10.5 | decimals
jpy | 15.0 | decimals
krw | ₩50,000 | 50000
krw | 50.000원 | 50000
kwd | KWD 1,25 | 1250
kwd | 1.25 | 1250
kwd | 0.250 | too_small
kwd | 1,250.500 | 1250500
kwd | 1.250,500 KWD | 1250500
kwd | 1 250 | 1250000
kwd | 12500.250 | 12500250
kwd | 1.250 | ? 1250000 1250
kwd | 1,250 | ? 1250000 1250
kwd | 1.255 | ? 1255000
kwd | 10.255,00 KD | 10255000
kwd | 1.2555 | decimals
brl | R$ 1.250,00 | 125000
brl | R$1.250 | ? 125000 125
brl | 1.250.000,00 | too_large
inr | ₹1,25,000 | 12500000
inr | Rs. 1,25,000.50 | 12500050
inr | Rs 500 | 50000
inr | 12,34,567 INR | 123456700
sek | 1 250,50 kr | 125050
sek | 1 250:- | format
sek | 500 kr. | 50000
dkk | kr. 1.250,50 | 125050
nok | NOK 1 250 | 125000
isk | 15.000 kr. | 1500000
isk | 15.000,50 | decimals
pln | 1 250,50 zł | 125050
pln | 1250,50zl | 125050
czk | 1 250,50 Kč | 125050
huf | 15 000 Ft | 1500000
huf | 15.000 Ft | ? 1500000 1500
idr | Rp1.500.000 | 150000000
idr | Rp 1.500.000,00 | 150000000
idr | Rp 50.000 | ? 5000000 5000
mxn | $1,250.50 | 125050
aud | A$99.95 | 9995
cad | CA$ 99.95 | 9995
try | 1.250,50 TL | 125050
zar | R 1 250,50 | 125050
zar | R1,250.50 | 125050
mmk | K50 | 5000
mmk | 50K | format
`;

const rows = CORPUS.split('\n').flatMap((line) => {
  const [currency = '', typed = '', meaning = ''] = line.split(' | ').map((part) => part.trimEnd());
  return currency === '' ? [] : [{ currency: currency.trim(), typed, meaning: meaning.trim() }];
});

it('has two hundred amounts', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200);
});

it.each(rows)(
  '[incident a decimal comma in a price] reads $typed in $currency as $meaning',
  ({ currency, typed, meaning }) => {
    expect(readAmount(typed, currency)).toEqual(readingOf(meaning));
  },
);

function readingOf(meaning: string): ReadAmount {
  if (/^\d+$/.test(meaning)) return { ok: true, minor: Number(meaning) };
  const readings = meaning.slice(2).split(' ').map(Number);
  if (meaning.startsWith('?')) return { ok: false, reason: 'unclear', readings };
  return { ok: false, reason: meaning as CostFault };
}
