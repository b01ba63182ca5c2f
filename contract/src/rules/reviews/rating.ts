import { RATED_FROM } from '../../options/reviews.ts';

/** How often each rating was given, one star first. */
export type RatingTotals = readonly [number, number, number, number, number];

export const countOf = (totals: RatingTotals): number =>
  totals.reduce((sum, count) => sum + count, 0);

const sumOf = (totals: RatingTotals): number =>
  totals.reduce((sum, count, index) => sum + count * (index + 1), 0);

/** The mean in tenths or hundredths, rounded half up in whole numbers; null without reviews. */
function rounded(totals: RatingTotals, parts: 10 | 100): number | null {
  const count = countOf(totals);
  return count === 0 ? null : Math.floor((2 * parts * sumOf(totals) + count) / (2 * count)) / parts;
}

/** To two decimals, as search engines get it. */
export const meanRating = (totals: RatingTotals): number | null => rounded(totals, 100);

/**
 * A destination's rating, which is shown and sorted by: from the third review on their plain mean to one
 * decimal, before that the stored value.
 */
export function shownRating(totals: RatingTotals, editorial: number): number {
  const mean = rounded(totals, 10);
  return mean !== null && isRated(totals) ? mean : editorial;
}

/** Whether there are enough reviews for their mean to be the rating. */
export const isRated = (totals: RatingTotals): boolean => countOf(totals) >= RATED_FROM;
