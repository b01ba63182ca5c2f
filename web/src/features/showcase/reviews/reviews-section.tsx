import { sampleLang } from '../../../lib/language.ts';
import { useMediaQuery } from '../../../lib/hooks/use-media-query.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Section } from '../../../ui/layout/layout.tsx';
import { RatingStars } from '../../../ui/display/rating.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { showcaseApi } from '../api.ts';
import { FeaturedReview, ReviewAuthor, ReviewLikes } from './featured-review.tsx';
import { reviewsTexts as texts } from '../copy.texts.js';
import { type ReviewView, reviewView } from './review-view.ts';
import { SampleNote } from '../sample-note.tsx';

/**
 * The grid's maximum number of cards (spec §9). The grid shows the last reviews, because the featured review begins
 * with the first one.
 */
const GRID_LIMIT = 6;

function ReviewCard({ review }: { review: ReviewView }) {
  return (
    <Card className="flex h-full flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <RatingStars value={review.rating} />
        <ReviewLikes {...review} />
      </div>
      <blockquote
        dir="auto"
        lang={review.sample ? sampleLang : undefined}
        className="mt-4 mb-6 grow"
      >
        {review.message}
      </blockquote>
      <ReviewAuthor review={review} size={48} />
    </Card>
  );
}

function Reviews({ reviews }: { reviews: readonly ReviewView[] }) {
  // a scrolling row must be focusable, even before it is hydrated, because nothing inside its cards can be focused
  const isGrid = useMediaQuery('(width >= 40rem)');
  return (
    <>
      <FeaturedReview reviews={reviews} />
      <ul
        aria-label={texts.more}
        {...(!isGrid && { tabIndex: 0 })}
        className="snap-row mt-5 gap-5 sm:grid sm:grid-cols-2 lg:grid-cols-3"
      >
        {reviews.slice(-GRID_LIMIT).map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {reviews.some(({ sample }) => sample) && <SampleNote text={texts.sample} />}
    </>
  );
}

function ReviewsSkeleton() {
  return (
    <div aria-live="polite" aria-busy="true">
      <p className="mb-4 text-muted">{texts.loading}</p>
      <Skeleton className="h-84 rounded-panel" />
    </div>
  );
}

/** Travelers' reviews (spec §2, Home 5): one featured, in rotation, and up to six more. */
export function ReviewsSection() {
  const query = showcaseApi.useListReviewsQuery();
  if (query.data?.length === 0) return null;
  return (
    <Section title={texts.title} text={texts.text}>
      <QueryView query={query} loading={<ReviewsSkeleton />} failed={texts.failed}>
        {(reviews) => <Reviews reviews={reviews.map((review) => reviewView(review))} />}
      </QueryView>
    </Section>
  );
}
