import { DEFAULT_SPOT_RATING } from '../../options/catalogue.ts';

/**
 * The rating to show for a destination; null if neither travelers nor the agency have rated it. The agency doesn't rate
 * contributions, and its own destinations start with the specification's default (spec §3).
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
