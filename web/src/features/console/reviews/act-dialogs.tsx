import {
  type ModeratedReview,
  REVIEW_HIDE_REASONS,
  REVIEW_LIMITS,
  type ReviewHideReason,
} from '@wayfarer/contract';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Choice } from '../form/fields.tsx';
import { hideReasons, reviewsTexts as texts } from './copy.ts';

function ActDialog({
  title,
  text,
  submit,
  danger = false,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  text: string;
  submit: string;
  danger?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const form = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'}>
            {submit}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <form
        id={form}
        method="post"
        className="mt-5 text-ink"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}

/** Asks for which of the listed reasons a review is hidden. */
export function HideDialog({
  onHide,
  onClose,
}: {
  onHide: (reason: ReviewHideReason) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState<ReviewHideReason>('insult');
  return (
    <ActDialog
      danger
      title={texts.hideTitle}
      text={texts.hideText}
      submit={texts.hide}
      onSubmit={() => onHide(reason)}
      onClose={onClose}
    >
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
export function ReplyDialog({
  review,
  onReply,
  onClose,
}: {
  review: ModeratedReview;
  onReply: (text: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  return (
    <ActDialog
      title={texts.replyTitle}
      text={texts.replyText}
      submit={texts.send}
      onSubmit={() => onReply(text)}
      onClose={onClose}
    >
      <blockquote dir="auto" className="mb-4 text-sm text-muted wrap-anywhere whitespace-pre-line">
        {review.text}
      </blockquote>
      <Field label={texts.words}>
        <Textarea
          required
          rows={5}
          maxLength={REVIEW_LIMITS.reply}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </ActDialog>
  );
}
