import type { BookingListItem } from '@wayfarer/contract';
import { useState } from 'react';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { NoMailServer } from '../../../kit/operator/no-mail-server.tsx';
import { HandwrittenFields } from '../record/mail-dialog.tsx';
import { BulkDialog } from '../../../kit/bookings/bulk/bulk-dialog.tsx';
import { mailBulkTexts as texts } from './copy.ts';
import { useEach } from '../../../kit/bookings/bulk/use-each.ts';

/** Sends the travelers of the selected bookings the same words, each with their own trip below. */
export function MailSelectionDialog({
  rows,
  onClose,
}: {
  /** As they were when the dialog was opened. */
  rows: readonly BookingListItem[];
  onClose: () => void;
}) {
  const [send] = consoleBookingsApi.useSendBookingMailMutation();
  const [to] = useState(rows);
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const each = useEach(to, ({ _id: id }) => send({ params: { id }, body: { subject, body } }));
  const ready = subject.trim() !== '' && body.trim() !== '';
  return (
    <BulkDialog each={each} rows={to} texts={texts} ready={ready} onClose={onClose}>
      <div className="flex flex-col gap-4 text-ink">
        <NoMailServer />
        <p className="text-sm text-muted">{texts.confirmText}</p>
        <HandwrittenFields subject={subject} body={body} onSubject={setSubject} onBody={setBody} />
      </div>
    </BulkDialog>
  );
}
