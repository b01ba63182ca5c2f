import type { TaxScheme } from '../../../options/money/papers.ts';
import type { CalendarDay } from '../../trips/dates/travel-dates.ts';

export interface TaxRate {
  /** Names the rate in price lines. */
  id: string;
  label: string;
  /** Hundredths of a percent: 900 is 9%. */
  basisPoints: number;
}

/** How tax is contained in the prices of bookings made from a day on. */
export interface TaxTerms {
  from: CalendarDay;
  scheme: TaxScheme;
  /** The first one is that of trips; empty unless the scheme is `inclusive`. */
  rates: TaxRate[];
}

/** A part of a document's amount that has one rate, in minor units. */
export interface TaxShare {
  id: string;
  label: string;
  basisPoints: number;
  /** Including the tax. */
  gross: number;
  tax: number;
}

/** A line of a price; without `taxRate`, it has the trip's rate. */
export interface TaxedLine {
  amount: number;
  taxRate?: string | undefined;
}

/** The terms that are valid on a day; null if none are. */
export function taxTermsOn(terms: readonly TaxTerms[], day: CalendarDay): TaxTerms | null {
  const valid = terms.filter(({ from }) => from <= day);
  return valid.reduce<TaxTerms | null>(
    (last, one) => (last === null || one.from >= last.from ? one : last),
    null,
  );
}

/** The tax in an amount, in minor units, rounded to the nearest one; that of `-gross` is the same with a minus. */
export function containedTax(gross: number, basisPoints: number): number {
  const whole = BigInt(10_000 + basisPoints);
  const twice = 2n * BigInt(Math.abs(gross)) * BigInt(basisPoints) + whole;
  const tax = Number(twice / (2n * whole));
  return gross < 0 ? -tax : tax;
}

/**
 * The taxes in an amount of a trip, by rate. All shares of a trip's amounts add up to those of their sum, no matter how
 * it is divided: `earlier` has those of all documents before, and its credit notes negative. Empty unless the scheme is
 * `inclusive`.
 */
export function taxShares(
  amount: number,
  { earlier, lines, terms }: Priced & { earlier: readonly TaxShare[] },
): TaxShare[] {
  if (terms?.scheme !== 'inclusive') return [];
  const before = sumByRate(earlier);
  const sum = amount + [...before.values()].reduce((all, { gross }) => all + gross, 0);
  const wanted = sharesOf(sum, { lines, terms });
  const rest = new Map(before);
  const shares = wanted.map((share) => {
    const had = rest.get(keyOf(share));
    rest.delete(keyOf(share));
    return withAmounts(share, {
      gross: share.gross - (had?.gross ?? 0),
      tax: share.tax - (had?.tax ?? 0),
    });
  });
  const gone = [...rest.values()].map((had) =>
    withAmounts(had, { gross: -had.gross, tax: -had.tax }),
  );
  return [...shares, ...gone].filter(({ gross, tax }) => gross !== 0 || tax !== 0);
}

export const taxOf = (shares: readonly Pick<TaxShare, 'tax'>[]): number =>
  shares.reduce((sum, { tax }) => sum + tax, 0);

interface Priced {
  lines: readonly TaxedLine[];
  terms: TaxTerms | null;
}

/** The taxes in an amount that is divided like the lines of the trip. */
function sharesOf(amount: number, { lines, terms }: Priced): TaxShare[] {
  const rates = terms?.rates ?? [];
  const [first] = rates;
  if (first === undefined) return [];
  const totals = rates.map(({ id }) =>
    lines
      .filter(({ taxRate }) => rateOf(rates, taxRate, first).id === id)
      .reduce((sum, line) => sum + line.amount, 0),
  );
  return divide(amount, totals).map((gross, index) => {
    const rate = rates[index] ?? first;
    return withAmounts(rate, { gross, tax: containedTax(gross, rate.basisPoints) });
  });
}

const rateOf = (rates: readonly TaxRate[], id: string | undefined, first: TaxRate) =>
  rates.find((rate) => rate.id === id) ?? first;

/** Divides an amount in proportion to `totals`; the first part takes what rounding leaves. */
function divide(amount: number, totals: readonly number[]): number[] {
  const sum = totals.reduce((all, total) => all + total, 0);
  const rest = totals.slice(1).map((total) => (sum === 0 ? 0 : roundedShare(amount, total, sum)));
  return [amount - rest.reduce((all, part) => all + part, 0), ...rest];
}

/** `amount * part / whole`, rounded to the nearest, without floating-point errors. */
function roundedShare(amount: number, part: number, whole: number): number {
  const [above, below] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  const isNegative = above < 0n !== below < 0n;
  const size = (n: bigint) => (n < 0n ? -n : n);
  const rounded = Number((2n * size(above) + size(below)) / (2n * size(below)));
  return isNegative ? -rounded : rounded;
}

const withAmounts = (
  { basisPoints, id, label }: TaxRate,
  { gross, tax }: Pick<TaxShare, 'gross' | 'tax'>,
): TaxShare => ({ id, label, basisPoints, gross, tax });

const keyOf = ({ basisPoints, id }: TaxShare) => `${id} ${basisPoints}`;

function sumByRate(shares: readonly TaxShare[]): Map<string, TaxShare> {
  const sums = new Map<string, TaxShare>();
  for (const share of shares) {
    const had = sums.get(keyOf(share)) ?? { gross: 0, tax: 0 };
    const [gross, tax] = [had.gross + share.gross, had.tax + share.tax];
    sums.set(keyOf(share), withAmounts(share, { gross, tax }));
  }
  return sums;
}
