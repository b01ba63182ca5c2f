import { type BookingListItem, HandwrittenMailForm } from '@wayfarer/contract';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Form } from '../../../../ui/form/bound/form.tsx';
import { useSchemaForm } from '../../../../ui/form/bound/schema-form.ts';
import { BulkDialog } from '../../../kit/bookings/bulk/bulk-dialog.tsx';
import { useEach } from '../../../kit/bookings/bulk/use-each.ts';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { NoMailServer } from '../../../kit/staff/no-mail-server.tsx';
import { HandwrittenFields } from '../record/dialogs/handwritten-fields.tsx';
import { mailBulkTexts as texts } from './copy.ts';

/**
 * Emails the same text to the travelers of the selected bookings. Below the text, each email has the traveler's own
 * trip.
 */
export function MailSelectionDialog({
  rows,
  onClose,
}: {
  /** The bookings that were selected when the dialog was opened. */
  rows: readonly BookingListItem[];
  onClose: () => void;
}) {
  const [send] = consoleBookingsApi.useSendBookingMailMutation();
  const [to] = useState(rows);
  const id = useId();
  const form = useSchemaForm(HandwrittenMailForm, { subject: '', body: '' });
  const words = useWatch({ control: form.control, name: ['subject', 'body'] });
  const each = useEach(to, (row, body: { subject: string; body: string }) =>
    send({ params: { id: row._id }, body }),
  );
  return (
    <BulkDialog
      each={each}
      rows={to}
      texts={texts}
      start={{ form: id, ready: words.every((typed) => typed.trim() !== '') }}
      onClose={onClose}
    >
      <Form of={{ form, send: each.start }} id={id} className="flex flex-col gap-4 text-ink">
        <NoMailServer />
        <p className="text-sm text-muted">{texts.confirmText}</p>
        <HandwrittenFields />
      </Form>
    </BulkDialog>
  );
}
