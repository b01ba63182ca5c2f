import { type Booking, formatDay } from '@wayfarer/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { deleteTexts } from './messages.ts';
import { useDeleteBooking } from './use-delete-booking.ts';

/** Asks before a booking is deleted. */
export function useDeletion() {
  const [asked, setAsked] = useState<Booking>();
  const { deleting, deleteBooking } = useDeleteBooking();
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={deleteTexts.title}
      text={asked && deleteTexts.text(asked.travelSpot, formatDay(asked.travelDate))}
      confirmLabel={deleteTexts.confirm}
      cancelLabel={deleteTexts.cancel}
      onConfirm={() => {
        if (asked) void deleteBooking(asked._id);
        setAsked(undefined);
      }}
      onCancel={() => setAsked(undefined)}
    />
  );
  return { deleting, ask: setAsked, dialog };
}
