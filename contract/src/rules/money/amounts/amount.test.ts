import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountFaultText, readAmount, readSentAmount, typedAmount } from './amount.ts';
import { costText, exactMoney } from './cost-text.ts';
import { maxMinorUnits, minorDigits, minorStep } from './currency.ts';

const CURRENCIES =
  'usd eur gbp jpy kwd bhd inr brl chf sek nok dkk pln czk huf krw mxn aud cad idr try zar isk'.split(
    ' ',
  );
const LOCALES =
  'en-US en-GB en-IN en-ZA de-DE de-CH fr-FR fr-CH pt-PT pt-BR es-ES es-MX it-IT pl-PL sv-SE nb-NO da-DK cs-CZ hu-HU tr-TR id-ID ru-RU is-IS ja-JP ko-KR hi-IN bn-BD ar-EG fa-IR he-IL'.split(
    ' ',
  );
const STYLES = ['symbol', 'narrowSymbol', 'code'] as const;

const currencies = fc.constantFrom(...CURRENCIES);

/** Random amounts of card payments in minor units, from one whole unit of the currency. */
const amounts = currencies.chain((currency) => {
  const [step, least] = [minorStep(currency), 10 ** minorDigits(currency)];
  const most = Math.min(maxMinorUnits(currency), 99_999_999);
  return fc
    .oneof(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: 500 * least }))
    .map((any) => ({ currency, minor: any - (any % step) }));
});

function inCountry(
  locale: string,
  { currency, minor }: { currency: string; minor: number },
  currencyDisplay?: (typeof STYLES)[number],
): string {
  const digits = minorDigits(currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const style = currencyDisplay && ({ style: 'currency', currency, currencyDisplay } as const);
  return new Intl.NumberFormat(locale, { ...options, ...style }).format(minor / 10 ** digits);
}

/** The amount that a text means, or all amounts that it could mean. */
function meaningsOf(text: string, currency: string): readonly number[] {
  const read = readAmount(text, currency);
  if (read.ok) return [read.minor];
  return read.reason === 'unclear' ? read.readings : [];
}

describe('readAmount', () => {
  it('reads what people of many countries write, or asks where there are three decimals', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...STYLES),
        ({ currency, minor }, locale, currencyDisplay) => {
          const text = inCountry(locale, { currency, minor }, currencyDisplay);
          expect([text, meaningsOf(text, currency)]).toEqual([text, expect.arrayContaining([minor])]); // prettier-ignore
          const isAsked = !readAmount(text, currency).ok;
          expect(isAsked && minorDigits(currency) < 3).toBe(false);
        },
      ),
      { numRuns: 4000 },
    );
  });

  it('reads the same without the currency, and with spaces around', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...LOCALES), ({ currency, minor }, locale) => {
        const text = `  ${inCountry(locale, { currency, minor })} `;
        expect(meaningsOf(text, currency)).toContain(minor);
      }),
    );
  });

  it('answers any text with payable amounts or a reason', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), currencies, (text, currency) => {
        for (const minor of meaningsOf(text, currency)) {
          expect(Number.isSafeInteger(minor)).toBe(true);
          expect(minor % minorStep(currency)).toBe(0);
          expect(minor).toBeLessThanOrEqual(maxMinorUnits(currency));
        }
      }),
    );
  });

  it('uses every digit of the text', () => {
    const parts = fc.constantFrom(..."0123456789., '-k€$".split(''));
    const texts = fc.array(parts, { maxLength: 12 }).map((all) => all.join(''));
    fc.assert(
      fc.property(texts, fc.constantFrom('usd', 'eur', 'jpy', 'kwd'), (text, currency) => {
        const read = readAmount(text, currency, { least: 1 });
        if (!read.ok) return;
        const digits = (any: string) => any.replaceAll(/\D/g, '').replace(/^0+/, '');
        const [typed, exact] = [digits(text), digits(exactMoney(read.minor, currency))];
        expect(exact.startsWith(typed) || typed.startsWith(exact)).toBe(true);
        expect(exact.replace(/0+$/, '')).toBe(typed.replace(/0+$/, ''));
      }),
    );
  });

  it('reads back what fields are filled with', () => {
    fc.assert(
      fc.property(amounts, ({ currency, minor }) => {
        expect(readAmount(typedAmount(minor, currency), currency)).toEqual({ ok: true, minor });
      }),
    );
  });

  it('offers only amounts within the range', () => {
    expect(readAmount('1.250', 'eur', { most: 2050 })).toEqual({
      ok: false,
      reason: 'unclear',
      readings: [125],
    });
    expect(readAmount('21', 'eur', { most: 2050 })).toEqual({ ok: false, reason: 'too_large' });
    expect(readAmount('0,50', 'eur', { least: 1 })).toEqual({ ok: true, minor: 50 });
    expect(readAmount('0,50', 'eur')).toEqual({ ok: false, reason: 'too_small' });
  });
});

it('asks which amount was meant, or says what is wrong', () => {
  const text = (typed: string, currency = 'eur') => {
    const read = readAmount(typed, currency);
    return read.ok ? '' : amountFaultText(read, currency, 'amount');
  };
  expect(text('1.250')).toBe('Did you mean €1,250.00 or €1.25?');
  expect(text('1,250', 'kwd')).toBe('Did you mean KWD\u00a01,250.000 or KWD\u00a01.250?');
  expect(text('-5')).toBe('The amount must not be negative');
});

it('reads every text that the product writes as a client sends it back', () => {
  fc.assert(
    fc.property(amounts, ({ currency, minor }) => {
      expect(readSentAmount(costText(minor, currency), currency)).toEqual({ ok: true, minor });
    }),
  );
  expect(readSentAmount('€139,50', 'eur')).toEqual({ ok: true, minor: 13950 });
  expect(readSentAmount('$1.250', 'usd')).toMatchObject({ reason: 'unclear' });
});
