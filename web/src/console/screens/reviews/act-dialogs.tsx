import {
  type ModeratedReview,
  REVIEW_HIDE_REASONS,
  REVIEW_LIMITS,
  type ReviewHideReason,
} from '@wayfarer/contract';
import { useState } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { ActDialog } from '../../kit/act/act-dialog.tsx';
import { useAct } from '../../kit/act/use-act.ts';
import { useReason } from '../../kit/act/use-reason.tsx';
import { Choice } from '../../kit/form/fields.tsx';
import { reviewsApi } from './api.ts';
import { hideReasons, reviewsTexts as texts } from './copy.ts';
import { useDecide } from './use-decide.ts';

interface DialogProps {
  /** As it was when it was asked for. */
  review: ModeratedReview;
  onClose: () => void;
}

/** Asks for which of the listed reasons a review is hidden. */
export function HideDialog({ review, onClose }: DialogProps) {
  const decide = useDecide(review);
  const { act, ...state } = useAct(texts.done, onClose);
  const [reason, setReason] = useState<ReviewHideReason>('insult');
  return (
    <ActDialog
      danger
      title={texts.hideTitle}
      of={state}
      keep={texts.cancel}
      submit={texts.hide}
      onSubmit={() => void act(() => decide({ decision: 'hide', reason }))}
      onClose={onClose}
    >
      <p className="text-muted">{texts.hideText}</p>
      <Field label={texts.reason}>
        <Choice
          options={REVIEW_HIDE_REASONS}
          names={hideReasons}
          value={reason}
          onChoose={setReason}
        />
      </Field>
    </ActDialog>
  );
}

/** The agency's answer to a review. */
export function ReplyDialog({ review, onClose }: DialogProps) {
  const [send] = reviewsApi.useReplyToReviewMutation();
  const { act, ...state } = useAct(texts.done, onClose);
  const { field, given } = useReason(
    { reason: texts.words, needed: texts.needed },
    { rows: 5, maxLength: REVIEW_LIMITS.reply },
  );
  function submit() {
    const text = given();
    if (text !== undefined) void act(() => send({ params: { id: review._id }, body: { text } }));
  }
  return (
    <ActDialog
      title={texts.replyTitle}
      of={state}
      keep={texts.cancel}
      submit={texts.send}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{texts.replyText}</p>
      <blockquote dir="auto" className="text-sm text-muted wrap-anywhere whitespace-pre-line">
        {review.text}
      </blockquote>
      {field}
    </ActDialog>
  );
}
