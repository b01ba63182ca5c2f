import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../layout/dialog.tsx';
import { Form } from './form.tsx';
import { keep } from './form-dialog.texts.js';
import type { Sending } from './schema-form.ts';

interface FormDialogProps<Fields extends FieldValues, Values> {
  of: Sending<Fields, Values> & { busy: boolean };
  title: string;
  text?: ReactNode;
  submitLabel: ReactNode;
  closeLabel?: string | undefined;
  /** `alertdialog` if the action can't be undone. */
  role?: 'dialog' | 'alertdialog';
  danger?: boolean;
  /** True if the form can't be sent; its content says why. */
  refused?: boolean;
  onClose: () => void;
  /** The fields; without them, the dialog is only a question. */
  children?: ReactNode;
}

/** A form in a dialog that stays open until the response arrives. */
export function FormDialog<Fields extends FieldValues, Values>({
  title,
  text,
  of,
  submitLabel,
  closeLabel = keep,
  role = 'dialog',
  danger = false,
  refused = false,
  onClose,
  children,
}: FormDialogProps<Fields, Values>) {
  const { busy } = of;
  const buttons = (
    <div className="mt-3 flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">
      <Button variant="secondary" onClick={onClose} disabled={busy}>
        {closeLabel}
      </Button>
      <Button
        type="submit"
        variant={danger ? 'danger' : 'primary'}
        loading={busy}
        disabled={refused}
      >
        {submitLabel}
      </Button>
    </div>
  );
  return (
    <Dialog open role={role} title={title} onClose={onClose} busy={busy}>
      {text !== undefined && <p className="mb-5 wrap-anywhere">{text}</p>}
      <Form of={of} footer={buttons} className="flex flex-col gap-4 text-ink">
        {children}
      </Form>
    </Dialog>
  );
}
