import {
  countOf,
  knownRating,
  REVIEW_SORTS,
  type ReviewSort,
  type Spot,
  type SpotReviews as Reviews,
  type TripReview,
} from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChipButton } from '../../../ui/controls/chip.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Section } from '../../../ui/layout/layout.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { reviewsApi } from './api.ts';
import { reviewTexts as texts } from './copy.ts';
import { ReviewCard } from './review-card.tsx';
import { SampleReviews } from './sample-reviews.tsx';
import { Score } from './score.tsx';

const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog);
const STARS = [5, 4, 3, 2, 1] as const;

interface Choice {
  sort: ReviewSort;
  rating: number | undefined;
}

function Controls({
  totals,
  choice,
  onChoose,
}: {
  totals: Reviews['totals'];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{texts.filter}</legend>
        <ChipButton
          active={choice.rating === undefined}
          count={countOf(totals)}
          onClick={() => onChoose({ ...choice, rating: undefined })}
        >
          {texts.all}
        </ChipButton>
        {STARS.filter((stars) => (totals[stars - 1] ?? 0) > 0).map((stars) => (
          <ChipButton
            key={stars}
            active={choice.rating === stars}
            count={totals[stars - 1]}
            onClick={() => onChoose({ ...choice, rating: stars })}
          >
            {texts.stars(stars)}
          </ChipButton>
        ))}
      </fieldset>
      <Field label={texts.sort} hideLabel>
        <Select
          value={choice.sort}
          onChange={({ target }) => {
            const sort = REVIEW_SORTS.find((one) => one === target.value);
            if (sort) onChoose({ ...choice, sort });
          }}
        >
          {REVIEW_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {texts.sorts[sort]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

function useReport() {
  const { userEmail } = useSession();
  const [reported, setReported] = useState<TripReview>();
  return {
    reported,
    close: () => setReported(undefined),
    open: (review: TripReview) =>
      userEmail === '' ? toast.error(texts.signIn, 'report-review') : setReported(review),
  };
}

function List({ id, choice }: { id: string; choice: Choice }) {
  const query = reviewsApi.useSpotReviewsInfiniteQuery(queryOf(id, choice));
  const { reported, open, close } = useReport();
  const { data, isError, error, hasNextPage, isFetchingNextPage } = query;
  const reviews = data?.pages.flatMap((page) => page.reviews);
  if (!reviews) {
    return isError ? (
      <ErrorState
        title={texts.failed}
        text={errorDetail(error)}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton className="h-96" />
    );
  }
  return (
    <>
      {reviews.length === 0 && choice.rating !== undefined && (
        <EmptyState picture={false} title={texts.noneOf(choice.rating)} />
      )}
      <ul className="flex flex-col gap-4" aria-busy={query.isFetching}>
        {reviews.map((review) => (
          <li key={review._id}>
            <ReviewCard review={review} onReport={open} />
          </li>
        ))}
      </ul>
      {isError && <Banner>{texts.moreFailed}</Banner>}
      {hasNextPage && (
        <Button
          block
          variant="secondary"
          className="mt-5"
          loading={isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
      {reported && <ReportDialog review={reported} onClose={close} />}
    </>
  );
}

const queryOf = (id: string, { rating, sort }: Choice) => ({
  id,
  ...(sort !== 'newest' && { sort }),
  ...(rating !== undefined && { rating }),
});

/** Travelers' reviews of a destination: the score, its distribution, and the reviews. */
export function SpotReviews({ spot }: { spot: Spot }) {
  const { _id: id } = spot;
  const [choice, setChoice] = useState<Choice>({ sort: 'newest', rating: undefined });
  const first = reviewsApi.useSpotReviewsInfiniteQuery({ id });
  const reviews = first.data?.pages[0];
  return (
    <Section id="reviews" title={texts.title} className="later offscreen print:hidden">
      {reviews && countOf(reviews.totals) === 0 ? (
        <>
          <p className="text-muted">
            {texts.none}. {texts.noneText}
          </p>
          {reviews.samples && <SampleReviews of={reviews.samples} />}
        </>
      ) : (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-16">
          {reviews ? (
            <Score reviews={reviews} rating={knownRating(spot)} />
          ) : (
            <Skeleton className="h-64" />
          )}
          <div className="min-w-0">
            {reviews && <Controls totals={reviews.totals} choice={choice} onChoose={setChoice} />}
            <List id={id} choice={choice} />
          </div>
        </div>
      )}
    </Section>
  );
}
