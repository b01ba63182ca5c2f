import type { OwnReview as Own } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { restoreFocusAround } from '../../../lib/restore-focus.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { RatingStars } from '../../../ui/display/rating.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/layout/dialog.tsx';
import { ownReviewApi } from './api.ts';
import { formTexts as texts } from './copy.ts';
import { stateTexts } from './copy.texts.js';

/** The state of the traveler's own review, with the reason if the review is hidden. */
export function ReviewState({ review }: { review: Own }) {
  const { hiddenReason, state } = review;
  if (state === 'hidden' && hiddenReason !== null) {
    return <Banner tone="warning">{stateTexts.hiddenFor[hiddenReason]}</Banner>;
  }
  if (state === 'removed' || state === 'hidden') return null;
  return <Banner tone={state === 'published' ? 'success' : 'info'}>{stateTexts[state]}</Banner>;
}

/** The traveler's review once it can no longer be edited. */
export function WrittenReview({ review }: { review: Own }) {
  return (
    <article>
      <RatingStars value={review.rating} />
      <h2 dir="auto" className="mt-3 text-lg font-semibold wrap-anywhere">
        {review.title}
      </h2>
      <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
        {review.text}
      </p>
      {review.pictures.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {review.pictures.map(({ _id, alt, placeholder, url }) => (
            <li key={_id} className="size-24 overflow-hidden rounded-card">
              <Picture src={url} alt={alt} ratio="square" sizes="6rem" placeholder={placeholder} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-muted">
        {review.name}. {stateTexts.final}
      </p>
    </article>
  );
}

/** The agency's reply. */
export function Answer({ review: { reply } }: { review: Own }) {
  if (reply === null) return null;
  return (
    <section className="rounded-card bg-band p-5">
      <h2 className="text-sm font-semibold">{stateTexts.answered}</h2>
      <p dir="auto" className="mt-1 text-sm text-muted wrap-anywhere whitespace-pre-line">
        {reply.text}
      </p>
    </section>
  );
}

/** Removes the traveler's own review after a confirmation. */
export function RemoveReview({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading }] = ownReviewApi.useRemoveReviewMutation();
  async function confirm() {
    const { error } = await remove({ params: { id } });
    setOpen(false);
    if (error) toast.error(texts.removeFailed, 'review', errorDetail(error));
    else toast.success(texts.removed, 'review');
  }
  return (
    <div ref={restoreFocusAround} className="self-start">
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <span className="text-danger">{texts.remove}</span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.removeTitle}
        text={texts.removeText}
        confirmLabel={texts.remove}
        cancelLabel={texts.keep}
        pending={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
}
