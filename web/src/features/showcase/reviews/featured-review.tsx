import { clsx } from 'clsx';
import { useState } from 'react';
import { sampleLang } from '../../../lib/language.ts';
import { useAutoplay } from '../../../lib/hooks/use-autoplay.ts';
import { useInterval } from '../../../lib/hooks/use-interval.ts';
import { Card } from '../../../ui/display/card.tsx';
import { CarouselControls } from '../../../ui/controls/carousel-controls.tsx';
import { Portrait } from '../../../ui/display/pictures/picture.tsx';
import { RatingStars } from '../../../ui/display/rating.tsx';
import { reviewsTexts as texts, carouselRole } from '../copy.texts.js';
import type { ReviewView } from './review-view.ts';

/** The time until the next review in milliseconds (spec §9). */
const DELAY = 5000;

/** The author, place, date and destination of a review. */
export function ReviewAuthor({ review, size }: { review: ReviewView; size: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Portrait src={review.portrait} name={review.name} size={size} />
      <div className="min-w-0 grow basis-32 text-sm text-muted">
        <p className="text-base font-semibold text-ink">{review.name}</p>
        <p>
          {review.location} · {review.date}
        </p>
        <p lang={review.sample ? sampleLang : undefined} className="text-lagoon">
          {review.destination}
        </p>
      </div>
    </div>
  );
}

/** The number of likes; marks samples as such. */
export function ReviewLikes({ likes, sample }: Pick<ReviewView, 'likes' | 'sample'>) {
  return (
    <p className="tabular text-sm text-muted">
      {sample && `${texts.isSample} · `}
      {likes}
    </p>
  );
}

function Dots({
  reviews,
  index,
  onChoose,
}: {
  reviews: readonly ReviewView[];
  index: number;
  onChoose: (index: number) => void;
}) {
  return (
    <fieldset className="flex flex-wrap sm:ms-auto">
      <legend className="sr-only">{texts.dots}</legend>
      {reviews.map(({ id, name }, at) => (
        <button
          key={id}
          type="button"
          aria-label={texts.dot(name)}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => onChoose(at)}
          className="group focus-inset grid size-11 place-items-center rounded-full"
        >
          <span
            className={clsx(
              'block h-2.5 rounded-full transition-[width,background-color]',
              at === index ? 'w-6 bg-brand' : 'w-2.5 bg-line-strong/60 group-hover:bg-ink',
            )}
          />
        </button>
      ))}
    </fieldset>
  );
}

/**
 * One review at a time, in rotation. All reviews take up the same space, so that the page below doesn't move when a
 * longer review is shown.
 */
export function FeaturedReview({ reviews }: { reviews: readonly ReviewView[] }) {
  const [index, setIndex] = useState(0);
  const { playing, toggle } = useAutoplay();
  const move = (by: number) => setIndex((now) => (now + by + reviews.length) % reviews.length);
  useInterval(() => move(1), DELAY, playing && reviews.length > 1, index);
  return (
    <Card className="p-6! sm:p-10!">
      <section aria-label={texts.featured} aria-roledescription={carouselRole}>
        <div aria-live={playing ? 'off' : 'polite'} className="grid grid-cols-1">
          {reviews.map((review, at) => (
            <article
              key={review.id}
              aria-hidden={at !== index}
              className={clsx(
                'col-start-1 row-start-1 flex flex-col transition-opacity duration-300',
                at !== index && 'invisible opacity-0',
              )}
            >
              <RatingStars value={review.rating} />
              <blockquote
                dir="auto"
                lang={review.sample ? sampleLang : undefined}
                className="display mt-4 mb-6 max-w-4xl grow text-h3 font-normal"
              >
                {review.message}
              </blockquote>
              <div className="flex flex-wrap items-end justify-between gap-4">
                <ReviewAuthor review={review} size={64} />
                <ReviewLikes {...review} />
              </div>
            </article>
          ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-2 border-t border-line pt-5">
          <CarouselControls labels={texts} playing={playing} onMove={move} onToggle={toggle} />
          <Dots reviews={reviews} index={index} onChoose={setIndex} />
        </div>
      </section>
    </Card>
  );
}
