import { EraseForm } from '@wayfarer/contract';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { FormCheckbox } from '../../../ui/form/bound/form-checkbox.tsx';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { useSchemaForm } from '../../../ui/form/bound/use-schema-form.ts';
import { useSubmit } from '../../../ui/form/bound/use-submit.ts';

interface EraseDialogProps {
  texts: {
    title: string;
    text: string;
    insist: string;
    submit: string;
    cancel: string;
    failed: string;
    /** The reason why erasing is refused unless the agency confirms it, by the code of the problem. */
    open: Readonly<Record<string, string>>;
    done: (count: number) => string;
  };
  /** The place where open business is settled. */
  settle?: ReactNode;
  act: (query: {
    evenWithOpenBusiness?: 'true';
  }) => Promise<{ error?: unknown; data?: { deletedCount: number } | undefined }>;
  onErased: () => void;
  onClose: () => void;
}

const codeOf = (error: unknown) => problemOf(error)?.code ?? '';

/** Erases a customer permanently. If there is open business, it needs to be confirmed. */
export function EraseDialog({ texts, settle, act, onErased, onClose }: EraseDialogProps) {
  const [code, setCode] = useState('');
  const form = useSchemaForm(EraseForm, { insist: false });
  const insists = useWatch({ control: form.control, name: 'insist' });
  const sending = useSubmit(
    form,
    ({ insist }) => act(insist ? { evenWithOpenBusiness: 'true' } : {}),
    {
      done: (_, { data }) => texts.done(data?.deletedCount ?? 0),
      failed: texts.failed,
      explain: (error) => texts.open[codeOf(error)] ?? errorDetail(error),
      onDone: onErased,
      onFailed: (error) => setCode(codeOf(error)),
    },
  );
  const isOpen = code in texts.open;
  const problem = sending.problem !== undefined && (
    <>
      {sending.problem} {isOpen && settle}
    </>
  );
  return (
    <FormDialog
      danger
      role="alertdialog"
      title={texts.title}
      text={texts.text}
      of={{ ...sending, problem: problem || undefined }}
      submitLabel={texts.submit}
      closeLabel={texts.cancel}
      onClose={onClose}
    >
      {(isOpen || insists) && <FormCheckbox name="insist" label={texts.insist} />}
    </FormDialog>
  );
}
