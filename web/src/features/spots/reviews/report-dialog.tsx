import { REVIEW_LIMITS, REVIEW_REPORT_REASONS, type TripReview } from '@wayfarer/contract';
import { type FormEvent, useId, useState } from 'react';
import { errorDetail } from '../../../api/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { reviewsApi } from './api.ts';
import { reportTexts as texts } from './copy.ts';

/** Tells the agency what is wrong with a review. */
export function ReportDialog({ review, onClose }: { review: TripReview; onClose: () => void }) {
  const form = useId();
  const [reason, setReason] = useState<(typeof REVIEW_REPORT_REASONS)[number]>('insult');
  const [detail, setDetail] = useState('');
  const [send, { isLoading, error }] = reviewsApi.useReportReviewMutation();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { data } = await send({ params: { id: review._id }, body: { reason, detail } });
    if (!data) return;
    toast.success(texts.done, 'report-review');
    onClose();
  }

  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      busy={isLoading}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isLoading}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} loading={isLoading}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      <form
        id={form}
        method="post"
        className="mt-5 flex flex-col gap-4 text-ink"
        onSubmit={(event) => void submit(event)}
      >
        <Field label={texts.reason}>
          <Select
            value={reason}
            onChange={({ target }) =>
              setReason(REVIEW_REPORT_REASONS.find((one) => one === target.value) ?? 'insult')
            }
          >
            {REVIEW_REPORT_REASONS.map((one) => (
              <option key={one} value={one}>
                {texts.reasons[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.detail}>
          <Textarea
            rows={2}
            maxLength={REVIEW_LIMITS.detail}
            value={detail}
            onChange={(event) => setDetail(event.target.value)}
          />
        </Field>
        {error !== undefined && (
          <Banner>
            {texts.failed} {errorDetail(error)}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
