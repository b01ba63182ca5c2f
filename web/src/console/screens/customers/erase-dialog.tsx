import { eraseForm } from '@wayfarer/contract';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { FormCheckbox } from '../../../ui/form/bound/form-checkbox.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Input } from '../../../ui/form/input.tsx';
import { eraseTexts } from './copy.ts';

interface EraseDialogProps {
  texts: {
    title: string;
    text: string;
    insist: string;
    submit: string;
    cancel: string;
    failed: string;
    /** The reasons why the erasure needs a confirmation, by problem code. */
    open: Readonly<Record<string, string>>;
    done: string;
  };
  /**
   * The customer, whose name has to be typed. The email and the number of bookings distinguish people with the same
   * name.
   */
  who: { name: string; email: string; bookings: string };
  settle?: ReactNode;
  act: (
    query: { evenWithOpenBusiness?: 'true' },
    typed: string,
  ) => Promise<{ error?: unknown; data?: object | undefined }>;
  onErased: () => void;
  onClose: () => void;
}

const codeOf = (error: unknown) => problemOf(error)?.code ?? '';

/** Requests the erasure of a customer. */
export function EraseDialog({ texts, who, settle, act, onErased, onClose }: EraseDialogProps) {
  const [code, setCode] = useState('');
  const form = useSchemaForm(eraseForm(who.name), { insist: false, name: '' });
  const insists = useWatch({ control: form.control, name: 'insist' });
  const sending = useSubmit(
    form,
    ({ insist, name }) => act(insist ? { evenWithOpenBusiness: 'true' } : {}, name),
    {
      done: texts.done,
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
      <p className="rounded-card bg-sunken px-4 py-3 text-sm wrap-anywhere">
        <b className="font-semibold">{who.name}</b>
        <span className="block text-muted">
          {[who.email, who.bookings].filter(Boolean).join(' · ')}
        </span>
      </p>
      <FormField name="name" label={eraseTexts.type(who.name)} required>
        <Input autoComplete="off" />
      </FormField>
      {(isOpen || insists) && <FormCheckbox name="insist" label={texts.insist} />}
    </FormDialog>
  );
}
