import type { BookingListItem } from '@wayfarer/contract';
import { Button } from '../../../ui/controls/button.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { consoleBookingsApi } from './api.ts';
import { oneCheckInTexts as texts } from './bulk/copy.texts.js';

/** Checks in one party with a single press. */
export function CheckInButton({
  row: { _id: id, revision, travelName },
}: {
  row: Pick<BookingListItem, '_id' | 'revision' | 'travelName'>;
}) {
  const [record] = consoleBookingsApi.useRecordBookingAttendanceMutation();
  const { busy, problem, send } = useSend(
    () => record({ params: { id }, body: { attendance: 'checked_in', revision, anyway: true } }),
    { done: texts.isHere(travelName) },
  );
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        loading={busy}
        aria-label={texts.checkInOf(travelName)}
        onClick={() => void send()}
      >
        {texts.checkIn}
      </Button>
      {problem !== undefined && (
        <span role="alert" className="w-full text-sm text-danger">
          {problem}
        </span>
      )}
    </>
  );
}
