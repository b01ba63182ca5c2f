import { RATED_FROM } from '../../options/reviews.ts';

/** The numbers of reviews by stars, one star first. */
export type RatingTotals = readonly [number, number, number, number, number];

export const countOf = (totals: RatingTotals): number =>
  totals.reduce((sum, count) => sum + count, 0);

const sumOf = (totals: RatingTotals): number =>
  totals.reduce((sum, count, index) => sum + count * (index + 1), 0);

/** The mean, rounded half up with integer arithmetic; null without reviews. */
function rounded(totals: RatingTotals, parts: 10 | 100): number | null {
  const count = countOf(totals);
  return count === 0 ? null : Math.floor((2 * parts * sumOf(totals) + count) / (2 * count)) / parts;
}

/** The mean to two decimals, for search engines. */
export const meanRating = (totals: RatingTotals): number | null => rounded(totals, 100);

/** The mean to one decimal if there are enough reviews, otherwise the estimate. */
export function shownRating(totals: RatingTotals, editorial: number): number {
  const mean = rounded(totals, 10);
  return mean !== null && isRated(totals) ? mean : editorial;
}

/** True if the mean of the reviews is the destination's rating. */
export const isRated = (totals: RatingTotals): boolean => countOf(totals) >= RATED_FROM;
