import { reasonForm, TEXT_LIMITS } from '@wayfarer/contract';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Textarea } from '../../../ui/form/textarea.tsx';

/** Asks for the reason for an action. */
export function ReasonDialog({
  texts: { done, failed, hint, keep, needed, reason, submit, text, title },
  danger = false,
  act,
  onClose,
}: {
  texts: {
    title: string;
    text: string;
    reason: string;
    hint?: string;
    needed: string;
    submit: string;
    keep?: string;
    done: string;
    failed?: string;
  };
  danger?: boolean;
  act: (reason: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}) {
  const form = useSchemaForm(reasonForm(needed), { reason: '' });
  const sending = useSubmit(form, (given) => act(given.reason), { done, failed, onDone: onClose });
  return (
    <FormDialog
      danger={danger}
      title={title}
      text={text}
      of={sending}
      submitLabel={submit}
      closeLabel={keep}
      onClose={onClose}
    >
      <FormField name="reason" label={reason} hint={hint} required>
        <Textarea rows={2} maxLength={TEXT_LIMITS.reason} />
      </FormField>
    </FormDialog>
  );
}
