export interface TaxRate {
  /** Names the rate in price lines. */
  id: string;
  label: string;
  /** Hundredths of a percent: 900 is 9%. */
  basisPoints: number;
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

/** The tax of one rate in the price of a trip. */
export interface ContainedTax {
  /** Hundredths of a percent. */
  basisPoints: number;
  /** In minor units. */
  tax: number;
}

/**
 * The taxes in a trip's whole price, by rate; empty if there are none. `lines` must include all lines that have their
 * own rate.
 */
export function taxesOf(
  total: number,
  lines: readonly TaxedLine[],
  rates: readonly TaxRate[],
): { taxes?: ContainedTax[] } {
  const sums = new Map<number, number>();
  const own = rates.slice(1).map(({ id }) => sumOf(lines.filter(({ taxRate }) => taxRate === id)));
  const all = [own.reduce((rest, gross) => rest - gross, total), ...own];
  for (const [index, { basisPoints }] of rates.entries()) {
    const tax = containedTax(all[index] ?? 0, basisPoints);
    sums.set(basisPoints, (sums.get(basisPoints) ?? 0) + tax);
  }
  const taxes = [...sums].flatMap(([basisPoints, tax]) =>
    tax === 0 ? [] : [{ basisPoints, tax }],
  );
  return taxes.length === 0 ? {} : { taxes };
}

const sumOf = (lines: readonly TaxedLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The tax in an amount, in minor units, rounded to the nearest unit. For a negative amount, it is the same with a
 * minus.
 */
export function containedTax(gross: number, basisPoints: number): number {
  const whole = BigInt(10_000 + basisPoints);
  const twice = 2n * BigInt(Math.abs(gross)) * BigInt(basisPoints) + whole;
  const tax = Number(twice / (2n * whole));
  return gross < 0 ? -tax : tax;
}

/** The taxes in an amount that is divided like the lines of the trip. */
export function sharesOf(
  amount: number,
  lines: readonly TaxedLine[],
  rates: readonly TaxRate[],
): TaxShare[] {
  const [first] = rates;
  if (first === undefined) return [];
  const totals = rates.map(({ id }) =>
    sumOf(lines.filter(({ taxRate }) => rateOf(rates, taxRate, first).id === id)),
  );
  return divide(amount, totals).map((gross, index) => {
    const rate = rates[index] ?? first;
    return withAmounts(rate, { gross, tax: containedTax(gross, rate.basisPoints) });
  });
}

const rateOf = (rates: readonly TaxRate[], id: string | undefined, first: TaxRate) =>
  rates.find((rate) => rate.id === id) ?? first;

/** Divides an amount in proportion to `totals`; the first part gets the difference from rounding. */
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

export const withAmounts = (
  { basisPoints, id, label }: TaxRate,
  { gross, tax }: Pick<TaxShare, 'gross' | 'tax'>,
): TaxShare => ({ id, label, basisPoints, gross, tax });
