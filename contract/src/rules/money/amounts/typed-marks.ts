import { CURRENCY_SYMBOLS, SHARED_SYMBOLS } from './currency-symbols.ts';
import { currencyMarks } from './currency.ts';

/** Marks of a currency that people type, but that the product never writes. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  aud: ['AU$', '$AU'],
  bhd: ['د.ب.', 'BD'],
  brl: ['BR$'],
  cad: ['C$', '$CA'],
  chf: ['Fr.', 'Fr', 'SFr.', 'SFr'],
  cny: ['RMB', '元'],
  czk: ['Kc'],
  dkk: ['kr.', 'Dkr'],
  eur: ['euros', 'euro'],
  gbp: ['GB£', '£GB', 'UK£'],
  hkd: ['$HK'],
  inr: ['Rs.', 'Rs'],
  isk: ['kr.', 'Ikr'],
  jpy: ['JP¥', '円'],
  krw: ['원'],
  kwd: ['د.ك.', 'KD'],
  mxn: ['$MX'],
  nok: ['kr.', 'Nkr'],
  nzd: ['$NZ'],
  pln: ['zl'],
  sek: ['kr.'],
  try: ['TL'],
  twd: ['$TW'],
  usd: ['US$', '$US'],
};

/** The marks of a currency, longest first. */
export function typedMarks(currency: string): string[] {
  const marks = [...currencyMarks(currency), ...(TYPED[currency] ?? [])];
  return marks.toSorted((one, other) => other.length - one.length);
}

const NAMED = [CURRENCY_SYMBOLS, SHARED_SYMBOLS, new Map(Object.entries(TYPED))];
const CODES = new Set(NAMED.flatMap((names) => Array.from(names.keys())));
/** The marks of all currencies, except single letters, which often mean something else: 50K, 5m. */
const MARKS = new Set(
  [...CURRENCY_SYMBOLS.values(), ...SHARED_SYMBOLS.values(), ...Object.values(TYPED).flat()]
    .filter((mark) => mark.length > 1)
    .map((mark) => mark.toLowerCase()),
);

/** True for symbols, names and codes of any currency: `€`, `kr`, `GBP`. */
export function looksLikeCurrency(text: string): boolean {
  const low = text.toLowerCase();
  return /^\p{Sc}|\p{Sc}$|^[A-Z]{3}$/u.test(text) || CODES.has(low) || MARKS.has(low);
}
