import { type BookingListItem, partySize } from '@wayfarer/contract';
import { useState } from 'react';
import { consoleBookingsApi } from '../api.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { checkInTexts as texts } from './copy.texts.js';
import { useEach } from './use-each.ts';

const canArrive = ({ attendance, state }: BookingListItem) =>
  state === 'booked' && attendance !== 'checked_in';

interface SelectionProps {
  rows: readonly BookingListItem[];
  onClose: () => void;
}

/** Checks in the parties of the selected bookings. */
export function CheckInDialog({ rows, onClose }: SelectionProps) {
  const [send] = consoleBookingsApi.useRecordBookingAttendanceMutation();
  const [arriving] = useState(() => rows.filter(canArrive));
  const [left] = useState(() => rows.length - arriving.length);
  const each = useEach(arriving, ({ _id: id, revision }) =>
    send({ params: { id }, body: { attendance: 'checked_in', revision, anyway: true } }),
  );
  const people = arriving.reduce((sum, { travellers }) => sum + partySize(travellers), 0);
  return (
    <BulkDialog each={each} rows={arriving} start={each.start} texts={texts} onClose={onClose}>
      <p>{arriving.length === 0 ? texts.nothing : texts.confirmText(people)}</p>
      {left > 0 && arriving.length > 0 && <p className="mt-2">{texts.skipped(left)}</p>}
    </BulkDialog>
  );
}
