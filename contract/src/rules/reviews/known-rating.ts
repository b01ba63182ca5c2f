import { DEFAULT_SPOT_RATING } from '../../options/catalogue.ts';

/**
 * The rating to show for a destination; null if no one rated it: neither travelers nor the agency, which says nothing
 * about a contribution and whose own destinations start with the specification's default (spec §3).
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
