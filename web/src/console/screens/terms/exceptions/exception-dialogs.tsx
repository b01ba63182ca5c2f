import { ExceptionForm, TEXT_LIMITS } from '@wayfarer/contract';
import { DigitsField } from '../digits-field.tsx';
import { FormDialog } from '../../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../../ui/form/bound/schema-form.ts';
import { Input } from '../../../../ui/form/input.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { QuestionDialog } from '../../../kit/dialogs/question-dialog.tsx';
import { MailChoice } from '../../../kit/staff/no-mail-server.tsx';
import { termsApi } from '../api.ts';
import { endExceptionTexts, exceptionFormTexts as texts } from '../copy.ts';
import { PlaceField } from './place-field.tsx';

const EMPTY = {
  place: 'country',
  country: '',
  offerId: '',
  fromDay: '',
  toDay: '',
  refundPercent: '100',
  reason: '',
  tell: true,
} as const;

/** Adds an exception: a refund percentage for trips that begin on certain days. */
export function NewExceptionDialog({ onClose }: { onClose: () => void }) {
  const [send] = termsApi.useCreatePolicyExceptionMutation();
  const form = useSchemaForm(ExceptionForm, EMPTY);
  const submit = useSubmit(form, (body) => send({ body }), { done: texts.done, onDone: onClose });
  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      of={submit}
      submitLabel={texts.submit}
      closeLabel={texts.cancel}
      onClose={onClose}
    >
      <PlaceField />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FormField name="fromDay" label={texts.from} required>
          <Input type="date" />
        </FormField>
        <FormField name="toDay" label={texts.to} required>
          <Input type="date" />
        </FormField>
      </div>
      <DigitsField name="refundPercent" label={texts.percent} required />
      <FormField name="reason" label={texts.reason} hint={texts.reasonHint} required>
        <Textarea rows={2} maxLength={TEXT_LIMITS.reason} />
      </FormField>
      <MailChoice name="tell" label={texts.tell} />
    </FormDialog>
  );
}

export function EndExceptionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [end] = termsApi.useEndPolicyExceptionMutation();
  return (
    <QuestionDialog
      danger
      texts={endExceptionTexts}
      act={() => end({ params: { id } })}
      onClose={onClose}
    />
  );
}
