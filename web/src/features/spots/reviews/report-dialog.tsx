import {
  ReportForm,
  REVIEW_LIMITS,
  REVIEW_REPORT_REASONS,
  type TripReview,
} from '@wayfarer/contract';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { reviewsApi } from './api.ts';
import { reportTexts as texts } from './copy.texts.js';

/** Reports a review to the agency. */
export function ReportDialog({ review, onClose }: { review: TripReview; onClose: () => void }) {
  const form = useSchemaForm(ReportForm, { reason: 'insult', detail: '' });
  const [send] = reviewsApi.useReportReviewMutation();
  const { done, failed } = texts;
  const submit = useSubmit(form, (body) => send({ params: { id: review._id }, body }), {
    act: 'report-review',
    done,
    failed,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      of={submit}
      submitLabel={texts.submit}
      closeLabel={texts.cancel}
      onClose={onClose}
    >
      <FormField name="reason" label={texts.reason}>
        <Select options={REVIEW_REPORT_REASONS} names={texts.reasons} />
      </FormField>
      <FormField name="detail" label={texts.detail}>
        <Textarea rows={2} maxLength={REVIEW_LIMITS.detail} />
      </FormField>
    </FormDialog>
  );
}
