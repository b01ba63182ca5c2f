import { DEFAULT_SPOT_RATING } from '../../options/catalogue.ts';

/**
 * The rating to show for a destination; null if it has too few reviews and no estimate by the agency. The agency
 * doesn't rate contributions. Its own destinations start with the specification's default (spec §3), which isn't an
 * estimate.
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
