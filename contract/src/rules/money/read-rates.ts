import { type CurrencyRate, type CurrencyRates, RATE_RANGE } from './display-rates.ts';

/** A fault of typed rates; `line` is counted from 1. */
export type RatesFault =
  | { kind: 'line' | 'currency' | 'rate' | 'own' | 'twice'; line: number; text: string }
  | { kind: 'file' | 'noBase'; line: 0; text: string };

export type ReadRates<T> = { ok: true; value: T } | { ok: false; fault: RatesFault };

export const isRate = (perUnit: number): boolean =>
  Number.isFinite(perUnit) && perUnit >= RATE_RANGE.min && perUnit <= RATE_RANGE.max;

let known: ReadonlySet<string> | undefined;

export function isCurrencyCode(code: string): boolean {
  known ??= new Set(Intl.supportedValuesOf('currency').map((one) => one.toLowerCase()));
  return known.has(code);
}

/** 0.92 for '0.92' or '0,92'; NaN for other texts, including grouped thousands, which look like decimals. */
function rateOf(typed: string): number {
  return /^\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}

/**
 * Reads rates as people type them, one per line: `EUR 0.92`. A comma, a semicolon, a tab or an equals sign may separate
 * code and rate. Empty lines are skipped, and so is a first line with column titles.
 */
export function readRates(typed: string, base: string): ReadRates<CurrencyRate[]> {
  const rates: CurrencyRate[] = [];
  for (const [at, text] of typed.split(/\r?\n/).entries()) {
    const [, code = '', number = ''] = /^\s*([a-z]+)[\s,;=:]+(.+?)\s*$/i.exec(text) ?? [];
    const [currency, perUnit] = [code.toLowerCase(), rateOf(number)];
    const isSkipped = text.trim() === '' || (at === 0 && code !== '' && !/\d/.test(text));
    if (isSkipped) continue;
    const fault = (kind: 'line' | 'currency' | 'rate' | 'own' | 'twice') =>
      ({ ok: false, fault: { kind, line: at + 1, text: text.trim() } }) as const;
    if (code === '') return fault('line');
    if (!isCurrencyCode(currency)) return fault('currency');
    if (currency === base) return fault('own');
    if (rates.some((rate) => rate.currency === currency)) return fault('twice');
    if (!isRate(perUnit)) return fault('rate');
    rates.push({ currency, perUnit });
  }
  return { ok: true, value: rates };
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** '26 November 2026' and '2026-11-26' as `YYYY-MM-DD`; empty for any other text. */
function dayOf(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2}) ([a-z]{3})[a-z]* (\d{4})$/i.exec(text) ?? [];
  const at = MONTHS.indexOf(month.toLowerCase()) + 1;
  return at === 0 ? '' : `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Rounds a rate to six digits, which are enough for an approximate amount: 0.9234567 becomes 0.923457. */
const shortened = (perUnit: number) => Number(perUnit.toPrecision(6));

/**
 * Reads a file of rates: lines as in `readRates`, whose day is `today`, or the daily file of the European Central Bank.
 * The bank's file has a line with `Date` and the codes of currencies, and below it a line with the day and the rates
 * for one euro, which are converted to rates for `base`.
 */
export function readRatesFile(
  file: string,
  { base, today }: { base: string; today: string },
): ReadRates<CurrencyRates> {
  const text = file.replace(/^\uFEFF/, '').replaceAll('"', '');
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [titles = [], values = []] = lines
    .slice(0, 2)
    .map((line) => line.split(/[,;\t]/).map((cell) => cell.trim()));
  if (titles[0]?.toLowerCase() !== 'date') {
    const read = readRates(text, base);
    if (!read.ok) return read;
    if (read.value.length === 0) return { ok: false, fault: { kind: 'file', line: 0, text: '' } };
    return { ok: true, value: { base, asOf: today, rates: read.value } };
  }
  const asOf = dayOf(values[0] ?? '');
  const perEuro = new Map([['eur', 1]]);
  for (const [at, code] of titles.entries()) {
    const perUnit = rateOf(values[at] ?? '');
    if (at > 0 && isCurrencyCode(code.toLowerCase()) && isRate(perUnit))
      perEuro.set(code.toLowerCase(), perUnit);
  }
  if (asOf === '' || perEuro.size === 1)
    return { ok: false, fault: { kind: 'file', line: 0, text: '' } };
  const own = perEuro.get(base);
  if (own === undefined)
    return { ok: false, fault: { kind: 'noBase', line: 0, text: base.toUpperCase() } };
  perEuro.delete(base);
  const rates = [...perEuro].map(([currency, rate]) => ({
    currency,
    perUnit: shortened(rate / own),
  }));
  return { ok: true, value: { base, asOf, rates } };
}

/** The inverse of `readRates`. */
export const writeRates = (rates: readonly CurrencyRate[]): string =>
  rates.map(({ currency, perUnit }) => `${currency.toUpperCase()} ${perUnit}`).join('\n');
