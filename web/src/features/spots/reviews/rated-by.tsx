import { countOf, knownRating, type Spot } from '@wayfarer/contract';
import { reviewsApi } from './api.ts';
import { reviewTexts as texts } from './copy.ts';

const countText = (count: number) => (count === 0 ? texts.none : texts.count(count));

/**
 * The basis of a destination's rating, as a link to the reviews: the number of reviews, or that the rating is the
 * agency's own estimate.
 */
export function RatedBy({ spot }: { spot: Spot }) {
  const first = reviewsApi.useSpotReviewsInfiniteQuery({ id: spot._id }).data?.pages[0];
  if (!first) return null;
  const count = countOf(first.totals);
  return (
    <a href="#reviews" className="text-sm text-muted underline underline-offset-4">
      {first.rated || knownRating(spot) === null ? countText(count) : texts.estimate}
    </a>
  );
}
