import type { TaxScheme } from '../../../options/money/papers.ts';
import type { CalendarDay } from '../../trips/dates/travel-dates.ts';
import {
  type TaxedLine,
  type TaxRate,
  type TaxShare,
  sharesOf,
  withAmounts,
} from './contained-tax.ts';

/** How tax is contained in the prices of bookings made from a day on. */
export interface TaxTerms {
  from: CalendarDay;
  scheme: TaxScheme;
  /** The first one is that of trips; empty unless the scheme is `inclusive`. */
  rates: TaxRate[];
}

/** The terms that are valid on a day; null if none are. */
export function taxTermsOn(terms: readonly TaxTerms[], day: CalendarDay): TaxTerms | null {
  const valid = terms.filter(({ from }) => from <= day);
  return valid.reduce<TaxTerms | null>(
    (last, one) => (last === null || one.from >= last.from ? one : last),
    null,
  );
}

/** The rates of the taxes that prices show; without any unless the scheme is `inclusive`. */
export const shownRates = (terms: TaxTerms | null): readonly TaxRate[] =>
  terms?.scheme === 'inclusive' ? terms.rates : [];

/**
 * The taxes in an amount of a trip, by rate. However a sum is divided among documents, their taxes add up to the taxes
 * of the whole sum. For this, `earlier` has the taxes of all previous documents, which are negative for credit notes.
 * Empty unless the scheme is `inclusive`.
 */
export function taxShares(
  amount: number,
  {
    earlier,
    lines,
    terms,
  }: { lines: readonly TaxedLine[]; terms: TaxTerms | null; earlier: readonly TaxShare[] },
): TaxShare[] {
  const rates = shownRates(terms);
  if (rates.length === 0) return [];
  const before = sumByRate(earlier);
  const sum = amount + [...before.values()].reduce((all, { gross }) => all + gross, 0);
  const wanted = sharesOf(sum, lines, rates);
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
