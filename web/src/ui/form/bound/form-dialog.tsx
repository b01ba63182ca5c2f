import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../layout/dialog.tsx';
import { Form } from './form.tsx';
import type { Submission } from './use-submit.ts';

/** A form in a dialog, which stays open until the answer is there. */
export function FormDialog<Fields extends FieldValues, Values>({
  title,
  text,
  of,
  submitLabel,
  closeLabel,
  danger = false,
  onClose,
  children,
}: {
  of: Submission<Fields, Values>;
  title: string;
  /** What it is about, above the form. */
  text?: ReactNode;
  submitLabel: ReactNode;
  closeLabel: string;
  danger?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { busy } = of;
  const buttons = (
    <div className="mt-3 flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">
      <Button variant="secondary" onClick={onClose} disabled={busy}>
        {closeLabel}
      </Button>
      <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={busy}>
        {submitLabel}
      </Button>
    </div>
  );
  return (
    <Dialog open title={title} onClose={onClose} busy={busy}>
      {text !== undefined && <p className="mb-5">{text}</p>}
      <Form of={of} footer={buttons} className="flex flex-col gap-4 text-ink">
        {children}
      </Form>
    </Dialog>
  );
}
