import { countOf } from '@wayfarer/contract';
import { reviewsApi } from './api.ts';
import { reviewTexts as texts } from './copy.ts';

/**
 * The basis of a destination's rating: the number of reviews, linked to them, or the agency's own
 * estimate.
 */
export function RatedBy({ id }: { id: string }) {
  const first = reviewsApi.useSpotReviewsInfiniteQuery({ id }).data?.pages[0];
  if (!first) return null;
  const count = countOf(first.totals);
  return (
    <a href="#reviews" className="text-sm text-muted underline underline-offset-4">
      {first.rated ? texts.count(count) : texts.estimate}
    </a>
  );
}
