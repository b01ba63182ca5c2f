import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { useSubmit } from '../../../ui/form/bound/schema-form.ts';

/** Asks for confirmation of an action that needs no input. */
export function QuestionDialog({
  texts: { done, submit, text, title },
  danger = false,
  act,
  onClose,
}: {
  texts: { title: string; text: string; submit: string; done: string };
  danger?: boolean;
  act: () => Promise<{ error?: unknown }>;
  onClose: () => void;
}) {
  const sending = useSubmit(useForm(), act, { done, onDone: onClose });
  return (
    <FormDialog
      danger={danger}
      title={title}
      text={text}
      of={sending}
      submitLabel={submit}
      onClose={onClose}
    />
  );
}
