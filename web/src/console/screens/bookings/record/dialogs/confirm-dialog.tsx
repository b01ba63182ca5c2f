import type { BookingRecord } from '@wayfarer/contract';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { QuestionDialog } from '../../../../kit/dialogs/question-dialog.tsx';
import { confirmTexts } from '../copy.ts';

/** Asks for confirmation before the places of a held or expired booking are kept without a payment. */
export function ConfirmDialog({
  record: { booking },
  onClose,
}: {
  record: BookingRecord;
  onClose: () => void;
}) {
  const [send] = consoleBookingsApi.useConfirmBookingMutation();
  const text = booking.state === 'expired' ? confirmTexts.expired : confirmTexts.held;
  return (
    <QuestionDialog
      texts={{ ...confirmTexts, text }}
      act={() => send({ params: { id: booking._id } })}
      onClose={onClose}
    />
  );
}
