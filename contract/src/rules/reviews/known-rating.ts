import { DEFAULT_SPOT_RATING } from '../../options/catalogue.ts';

/**
 * The rating to show for a destination; null if nobody rated it: neither travelers nor, for a contribution, the agency.
 * Without a stored rating, the specification's default (spec §3).
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
  return rated || !contributed ? rating || DEFAULT_SPOT_RATING : null;
}
