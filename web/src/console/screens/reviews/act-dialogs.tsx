import {
  HideReviewForm,
  type ModeratedReview,
  REVIEW_HIDE_REASONS,
  REVIEW_LIMITS,
  wordsForm,
} from '@wayfarer/contract';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { reviewsApi } from './api.ts';
import { hideReasons, reviewsTexts as texts } from './copy.texts.js';
import { useDecide } from './use-decide.ts';

interface DialogProps {
  /** The version of the review at the time when the dialog was opened. */
  review: ModeratedReview;
  onClose: () => void;
}

/** Asks for the reason for hiding a review. */
export function HideDialog({ review, onClose }: DialogProps) {
  const decide = useDecide(review);
  const form = useSchemaForm(HideReviewForm, { reason: 'insult' });
  const submit = useSubmit(form, ({ reason }) => decide({ decision: 'hide', reason }), {
    done: texts.done,
    onDone: onClose,
  });
  return (
    <FormDialog
      danger
      title={texts.hideTitle}
      text={texts.hideText}
      of={submit}
      submitLabel={texts.hide}
      closeLabel={texts.cancel}
      onClose={onClose}
    >
      <FormField name="reason" label={texts.reason}>
        <Select options={REVIEW_HIDE_REASONS} names={hideReasons} />
      </FormField>
    </FormDialog>
  );
}

/** The agency's answer to a review. */
export function ReplyDialog({ review, onClose }: DialogProps) {
  const [reply] = reviewsApi.useReplyToReviewMutation();
  const form = useSchemaForm(wordsForm(REVIEW_LIMITS.reply, texts.needed), { text: '' });
  const submit = useSubmit(form, (body) => reply({ params: { id: review._id }, body }), {
    done: texts.done,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.replyTitle}
      text={texts.replyText}
      of={submit}
      submitLabel={texts.send}
      closeLabel={texts.cancel}
      onClose={onClose}
    >
      <blockquote dir="auto" className="text-sm text-muted wrap-anywhere whitespace-pre-line">
        {review.text}
      </blockquote>
      <FormField name="text" label={texts.words} required>
        <Textarea rows={5} maxLength={REVIEW_LIMITS.reply} />
      </FormField>
    </FormDialog>
  );
}
