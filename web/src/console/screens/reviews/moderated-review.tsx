import type { ModeratedReview as Review } from '@wayfarer/contract';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format-moment.ts';
import { paths } from '../../../domain/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { RatingStars } from '../../../ui/display/rating.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { consolePath } from '../../kit/address/paths.ts';
import { HideDialog, ReplyDialog } from './act-dialogs.tsx';
import { reviewsApi } from './api.ts';
import { reportReasons, reviewsTexts as texts, stateNames } from './copy.texts.js';
import { useDecide } from './use-decide.ts';

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

/** A button for an action that needs no dialog. */
function ActButton({
  variant,
  call,
  children,
}: {
  variant: 'primary' | 'ghost';
  call: () => Promise<{ error?: unknown }>;
  children: string;
}) {
  const { busy, problem, send } = useSend(call, { done: texts.done });
  return (
    <>
      {problem !== undefined && (
        <div className="order-first w-full">
          <Banner>{problem}</Banner>
        </div>
      )}
      <Button size="sm" variant={variant} loading={busy} onClick={() => void send()}>
        {children}
      </Button>
    </>
  );
}

const DIALOGS = { hide: HideDialog, reply: ReplyDialog } as const;

function Acts({ review }: { review: Review }) {
  const decide = useDecide(review);
  const [feature] = reviewsApi.useFeatureReviewMutation();
  // keeps the version that the person has read
  const [asked, setAsked] = useState<{ act: keyof typeof DIALOGS; review: Review }>();
  const Asked = asked && DIALOGS[asked.act];
  const online = review.state === 'published';
  const publishLabel = { waiting: texts.publish, hidden: texts.show }[review.state as 'waiting'];
  const params = { id: review._id };
  const body = { featured: !review.featured };
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {(!online || review.reports.length > 0) && (
        <ActButton variant="primary" call={() => decide({ decision: 'publish' })}>
          {publishLabel ?? texts.keep}
        </ActButton>
      )}
      {review.state !== 'hidden' && (
        <Button size="sm" variant="secondary" onClick={() => setAsked({ act: 'hide', review })}>
          <span className="text-danger">{texts.hide}</span>
        </Button>
      )}
      {review.reply === null && (
        <Button size="sm" variant="secondary" onClick={() => setAsked({ act: 'reply', review })}>
          {texts.reply}
        </Button>
      )}
      {online && (review.verified || review.featured) && (
        <ActButton variant="ghost" call={() => feature({ params, body })}>
          {review.featured ? texts.unfeature : texts.feature}
        </ActButton>
      )}
      {Asked && <Asked review={asked.review} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

function Marks({
  review: { featured, hiddenReason, rating, state, verified },
}: {
  review: Review;
}) {
  const reason =
    state === 'hidden' && hiddenReason !== null ? `: ${reportReasons[hiddenReason]}` : '';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <RatingStars value={rating} />
      <Badge tone={state === 'published' ? 'success' : 'neutral'}>
        {stateNames[state]}
        {reason}
      </Badge>
      {featured && <Badge tone="lagoon">{texts.featured}</Badge>}
      {!verified && <Badge tone="warning">{texts.unverified}</Badge>}
    </div>
  );
}

function Reply({ text }: { text: string }) {
  return (
    <div className="mt-4 rounded-field bg-lagoon-soft px-4 py-3 text-sm">
      <h3 className="font-semibold text-lagoon">{texts.answered}</h3>
      <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}

/** One review as the agency sees it, with its reports and actions. */
export function ModeratedReview({ review }: { review: Review }) {
  const { bookingId, createdAt, name, offerId, reply, spot } = review;
  return (
    <Card>
      <article aria-label={texts.by({ name, place: spot })}>
        <Marks review={review} />
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
        {reply && <Reply text={reply.text} />}
        <Reports reports={review.reports} />
      </article>
      <Acts review={review} />
    </Card>
  );
}
