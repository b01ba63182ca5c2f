import { type Booking, formatDay, hasEnded } from '@wayfarer/contract';
import { type RefObject, useState } from 'react';
import { useRowRemoval } from '../../../lib/hooks/use-row-removal.ts';
import { ConfirmDialog } from '../../../ui/layout/dialog.tsx';
import { deleteTexts } from './copy.texts.js';
import { useDeleteBooking } from './use-delete-booking.ts';

/** Asks for confirmation before deleting a booking from the list inside `around`. */
export function useDeletion(around: RefObject<HTMLElement | null>) {
  const [asked, setAsked] = useState<Booking>();
  const { removing, remove } = useRowRemoval(around, useDeleteBooking());
  const ended = asked !== undefined && hasEnded(asked);
  const text = ended ? deleteTexts.endedText : deleteTexts.text;
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={ended ? deleteTexts.endedTitle : deleteTexts.title}
      text={asked && text({ spot: asked.travelSpot, day: formatDay(asked.travelDate) })}
      confirmLabel={deleteTexts.confirm}
      cancelLabel={ended ? deleteTexts.keep : deleteTexts.cancel}
      onConfirm={() => {
        if (asked) void remove(asked._id);
        setAsked(undefined);
      }}
      onCancel={() => setAsked(undefined)}
    />
  );
  return { deleting: removing, ask: setAsked, dialog };
}
