import type { ModeratedReview as Review, ReviewHideReason } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../api/error-text.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { paths } from '../../../domain/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { RatingStars } from '../../../ui/display/rating.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { consolePath } from '../console-paths.ts';
import { HideDialog, ReplyDialog } from './act-dialogs.tsx';
import { reviewsApi } from './api.ts';
import { reportReasons, reviewsTexts as texts, stateNames } from './copy.ts';

/** What can be done with a review; each says how it went. */
function useActs({ _id: id, revision }: Review) {
  const [decide] = reviewsApi.useDecideReviewMutation();
  const [reply] = reviewsApi.useReplyToReviewMutation();
  const [feature] = reviewsApi.useFeatureReviewMutation();
  const told = ({ error }: { error?: unknown }) => {
    if (error === undefined) toast.success(texts.done, `review-${id}`);
    else toast.error(texts.failedAct, `review-${id}`, errorDetail(error));
  };
  const params = { id };
  return {
    publish: async () => told(await decide({ params, body: { decision: 'publish', revision } })),
    hide: async (reason: ReviewHideReason) =>
      told(await decide({ params, body: { decision: 'hide', reason, revision } })),
    reply: async (text: string) => told(await reply({ params, body: { text } })),
    feature: async (featured: boolean) => told(await feature({ params, body: { featured } })),
  };
}

function Reports({ reports }: Pick<Review, 'reports'>) {
  if (reports.length === 0) return null;
  return (
    <section className="mt-4 rounded-field bg-sun-soft px-4 py-3 text-sm text-sun-ink">
      <h3 className="font-semibold">{texts.reports(reports.length)}</h3>
      <ul className="mt-1">
        {reports.map(({ at, detail, reason }) => (
          <li key={at} className="wrap-anywhere">
            {reportReasons[reason]}
            {detail !== '' && `: ${detail}`} · {formatMoment(at)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each opens as large as it is. */
function Pictures({ pictures }: Pick<Review, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={texts.pictures} className="mt-4 flex flex-wrap gap-2">
      {pictures.map(({ _id, alt, placeholder, url }, index) => (
        <li key={_id}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="block size-24 overflow-hidden rounded-card"
          >
            <Picture
              src={url}
              alt={alt || texts.picture(index + 1)}
              ratio="square"
              sizes="6rem"
              placeholder={placeholder}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Acts({ review }: { review: Review }) {
  const acts = useActs(review);
  const [asked, setAsked] = useState<'hide' | 'reply'>();
  const close = () => setAsked(undefined);
  const online = review.state === 'published';
  const publishLabel = { waiting: texts.publish, hidden: texts.show }[review.state as 'waiting'];
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {(!online || review.reports.length > 0) && (
        <Button size="sm" onClick={() => void acts.publish()}>
          {publishLabel ?? texts.keep}
        </Button>
      )}
      {review.state !== 'hidden' && (
        <Button size="sm" variant="secondary" onClick={() => setAsked('hide')}>
          <span className="text-danger">{texts.hide}</span>
        </Button>
      )}
      {review.reply === null && (
        <Button size="sm" variant="secondary" onClick={() => setAsked('reply')}>
          {texts.reply}
        </Button>
      )}
      {online && (
        <Button size="sm" variant="ghost" onClick={() => void acts.feature(!review.featured)}>
          {review.featured ? texts.unfeature : texts.feature}
        </Button>
      )}
      {asked === 'hide' && (
        <HideDialog
          onClose={close}
          onHide={(reason) => {
            close();
            void acts.hide(reason);
          }}
        />
      )}
      {asked === 'reply' && (
        <ReplyDialog
          review={review}
          onClose={close}
          onReply={(text) => {
            close();
            void acts.reply(text);
          }}
        />
      )}
    </div>
  );
}

/** One review as the agency reads it, with what was reported and what can be done. */
export function ModeratedReview({ review }: { review: Review }) {
  const { bookingId, createdAt, featured, name, offerId, reply, spot, state } = review;
  return (
    <Card>
      <article aria-label={texts.by(name, spot)}>
        <div className="flex flex-wrap items-center gap-3">
          <RatingStars value={review.rating} />
          <Badge tone={state === 'published' ? 'success' : 'neutral'}>
            {stateNames[state]}
            {state === 'hidden' && review.hiddenReason !== null
              ? `: ${reportReasons[review.hiddenReason]}`
              : ''}
          </Badge>
          {featured && <Badge tone="lagoon">{texts.featured}</Badge>}
        </div>
        <h2 dir="auto" className="mt-3 text-lg font-semibold wrap-anywhere">
          {review.title}
        </h2>
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
          {review.text}
        </p>
        <Pictures pictures={review.pictures} />
        <p className="mt-3 text-sm text-muted">
          {name} ·{' '}
          <Link to={paths.destination(offerId)} className="underline underline-offset-4">
            {spot}
          </Link>{' '}
          · {formatMoment(createdAt)} ·{' '}
          <Link to={consolePath(`bookings/${bookingId}`)} className="underline underline-offset-4">
            {texts.booking}
          </Link>
        </p>
        {reply && (
          <div className="mt-4 rounded-field bg-lagoon-soft px-4 py-3 text-sm">
            <h3 className="font-semibold text-lagoon">{texts.answered}</h3>
            <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
              {reply.text}
            </p>
          </div>
        )}
        <Reports reports={review.reports} />
      </article>
      <Acts review={review} />
    </Card>
  );
}
