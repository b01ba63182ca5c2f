import { OPERATOR_REASONS, TEXT_LIMITS } from '@wayfarer/contract';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { MailChoice } from '../staff/no-mail-server.tsx';
import { reasonNames } from './names.ts';

/** The reason for the cancellation, the message to the traveler, and the choice to email the traveler. */
export function CancellationFields({
  reason,
  message,
  hint,
  tell,
}: {
  reason: string;
  message: string;
  hint?: string;
  tell: string;
}) {
  return (
    <>
      <FormField name="reasonCode" label={reason}>
        <Select options={OPERATOR_REASONS} names={reasonNames} />
      </FormField>
      <FormField name="message" label={message} hint={hint}>
        <Textarea rows={2} maxLength={TEXT_LIMITS.cancellationMessage} />
      </FormField>
      <MailChoice name="tell" label={tell} />
    </>
  );
}
