import { formatDay, paperNumbersForm, type PaperNumbers } from '@wayfarer/contract';
import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { FormDialog } from '../../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../../ui/form/bound/schema-form.ts';
import { Input } from '../../../../ui/form/input.tsx';
import { settingsApi } from '../api.ts';
import { papersTexts as texts } from './copy.texts.js';

/** Raises the next numbers, and confirms them after a restore. */
export function NextNumbers({ numbers }: { numbers: PaperNumbers }) {
  const [open, setOpen] = useState(false);
  const { unconfirmedSince } = numbers;
  return (
    <div className="mt-4">
      {unconfirmedSince !== null && (
        <p role="alert" className="mb-3 rounded-xl border border-line-strong bg-sunken p-4 text-sm">
          {texts.restored(formatDay(unconfirmedSince.slice(0, 10)))}
        </p>
      )}
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {unconfirmedSince === null ? texts.raise : texts.confirm}
      </Button>
      {open && <NumbersDialog numbers={numbers} onClose={() => setOpen(false)} />}
    </div>
  );
}

function NumbersDialog({ numbers, onClose }: { numbers: PaperNumbers; onClose: () => void }) {
  const serialOf = (kind: 'invoice' | 'credit_note') =>
    numbers.next.find((one) => one.kind === kind)?.serial ?? 1;
  const least = { invoice: serialOf('invoice'), creditNote: serialOf('credit_note') };
  const form = useSchemaForm(paperNumbersForm(least), {
    invoice: String(least.invoice),
    creditNote: String(least.creditNote),
  });
  const [send] = settingsApi.useSetPaperNumberMutation();
  const submit = useSubmit(form, (body) => send({ body }), {
    done: texts.saved,
    failed: texts.failed,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={numbers.unconfirmedSince === null ? texts.raise : texts.confirm}
      text={texts.raiseText}
      of={submit}
      submitLabel={numbers.unconfirmedSince === null ? texts.raise : texts.confirm}
      closeLabel={texts.keep}
      onClose={onClose}
    >
      <FormField name="invoice" label={texts.nextInvoice} required>
        <Input inputMode="numeric" autoComplete="off" />
      </FormField>
      <FormField name="creditNote" label={texts.nextCreditNote} required>
        <Input inputMode="numeric" autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}
