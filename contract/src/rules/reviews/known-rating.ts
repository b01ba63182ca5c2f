import { DEFAULT_SPOT_RATING } from '../../options/catalogue.ts';

/**
 * The rating to show; null if there are too few reviews and no estimate by the agency. Contributions have no estimate,
 * and the specification's default (spec §3) isn't one.
 */
export function knownRating({
  contributed,
  rated,
  rating,
}: {
  contributed: boolean;
  rated: boolean;
  rating: number;
}): number | null {
  if (rated) return rating;
  return contributed || rating === 0 || rating === DEFAULT_SPOT_RATING ? null : rating;
}
