import { formatDay, monthOf, type TripReview } from '@wayfarer/contract';
import { BadgeCheck, Flag, ThumbsUp } from 'lucide';
import { useState } from 'react';
import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { pageLanguage } from '../../../lib/language.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { RatingStars } from '../../../ui/display/rating.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { reviewsApi } from './api.ts';
import { reviewTexts as texts } from './copy.ts';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { Lightbox } from '../detail/gallery/lightbox.tsx';

/** Marks a review as helpful, or removes the mark. The API doesn't say if this person marked the review before. */
function useHelpful({ _id, helpful }: TripReview) {
  const dispatch = useAppDispatch();
  const { userEmail } = useSession();
  const [mine, setMine] = useState<{ pressed: boolean; count: number }>();
  async function press() {
    if (userEmail === '') return toast.error(texts.signIn, 'helpful');
    const { markHelpful, unmarkHelpful } = reviewsApi.endpoints;
    const pressed = !mine?.pressed;
    const sent = { params: { id: _id } };
    const { data, error } = pressed
      ? await dispatch(markHelpful.initiate(sent))
      : await dispatch(unmarkHelpful.initiate(sent));
    if (data) return setMine({ pressed, count: data.helpful });
    toast.error(texts.failedToMark, 'helpful', problemOf(error)?.message ?? errorDetail(error));
  }
  return { pressed: mine?.pressed === true, count: mine?.count ?? helpful, press };
}

function Reply({ reply }: { reply: NonNullable<TripReview['reply']> }) {
  return (
    <div className="mt-4 rounded-card bg-band p-5">
      <p className="text-sm font-semibold">{texts.answered}</p>
      <p dir="auto" className="mt-1 text-sm text-muted wrap-anywhere whitespace-pre-line">
        {reply.text}
      </p>
    </div>
  );
}

/** A traveler's pictures as thumbnails; pressing one enlarges it to the whole screen. */
function ReviewPictures({ name, pictures }: Pick<TripReview, 'name' | 'pictures'>) {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul aria-label={texts.picturesBy(name)} className="mt-4 flex flex-wrap gap-2">
        {pictures.map(({ _id, alt, placeholder, url }, index) => (
          <li key={_id}>
            <button
              type="button"
              aria-label={texts.enlarge({ index: index + 1, count: pictures.length, name })}
              onClick={() => setEnlarged(index)}
              className="block size-24 cursor-zoom-in overflow-hidden rounded-card"
            >
              <Picture src={url} alt={alt} ratio="square" sizes="6rem" placeholder={placeholder} />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        name={texts.picturesBy(name)}
        pictures={pictures.map(({ alt, credit, url }) => ({ src: url, alt, credit }))}
        category={null}
        index={enlarged}
        onShow={setEnlarged}
        onClose={() => setEnlarged(null)}
      />
    </>
  );
}

/** One review, with the actions for other people. */
export function ReviewCard({
  review,
  onReport,
}: {
  review: TripReview;
  onReport: (review: TripReview) => void;
}) {
  const { count, press, pressed } = useHelpful(review);
  const { locale, name, pictures, publishedAt, rating, reply, text, title, travelledIn } = review;
  const month = monthOf(travelledIn);
  return (
    <Card>
      <article aria-label={title} {...(locale !== '' && { lang: locale })}>
        <div className="flex items-start justify-between gap-3" lang={pageLanguage}>
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-muted">
              {formatDay(publishedAt.slice(0, 10))}
              {review.edited && ` · ${texts.edited}`}
            </p>
          </div>
          <IconButton
            label={texts.report(name)}
            icon={<Icon shape={Flag} className="size-4" />}
            onClick={() => onReport(review)}
          />
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-3" lang={pageLanguage}>
          <RatingStars value={rating} />
          {review.verified ? (
            <Badge tone="success">
              <Icon shape={BadgeCheck} />
              {texts.verified(month)}
            </Badge>
          ) : (
            <span className="text-sm text-muted">{texts.trip(month)}</span>
          )}
        </div>
        <h3 dir="auto" className="mt-3 font-semibold wrap-anywhere">
          {title}
        </h3>
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
        <ReviewPictures name={name} pictures={pictures} />
      </article>
      {reply && <Reply reply={reply} />}
      <div className="mt-3">
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.helpful(name)}
          aria-pressed={pressed}
          onClick={() => void press()}
        >
          <Icon shape={ThumbsUp} className="size-4" />
          {texts.helpfulLabel}
          <span className="tabular text-muted">{count}</span>
        </Button>
      </div>
    </Card>
  );
}
