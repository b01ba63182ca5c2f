import { type Booking, formatDay, hasEnded, withStartTime } from '@wayfarer/contract';
import type { RefObject } from 'react';
import { useAskedRow } from '../../../lib/hooks/use-row-focus.ts';
import { useRowRemoval } from '../../../lib/hooks/use-row-removal.ts';
import { ConfirmDialog } from '../../../ui/layout/dialog.tsx';
import { deleteTexts, deleteTexts as texts } from './copy.texts.js';
import { api } from '../../../api/client.ts';
import { problemOf } from '../../../lib/error-text.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { bookingsApi } from '../api.ts';

/**
 * Deletes a booking and shows the result. Resolves to true if it was deleted, which means that the response's
 * `deletedCount` is greater than 0 (spec §7).
 */
function useDeleteBooking() {
  const dispatch = useAppDispatch();
  const [remove] = bookingsApi.useDeleteBookingMutation();

  return async (id: string): Promise<boolean> => {
    const act = `delete-booking-${id}`;
    const { data, error } = await remove({ params: { id } });
    if (data && data.deletedCount > 0) {
      dispatch(
        bookingsApi.util.updateQueryData('listBookings', undefined, (bookings) =>
          bookings.filter(({ _id }) => _id !== id),
        ),
      );
      toast.success(texts.done, act);
      return true;
    }
    toast.error(texts.failed, act, problemOf(error)?.message);
    // the booking may have been paid or deleted, so the list is refetched
    dispatch(api.util.invalidateTags(['Bookings']));
    return false;
  };
}

/** Asks for confirmation before deleting a booking from the list inside `around`. */
export function useDeletion(around: RefObject<HTMLElement | null>) {
  const { ask, asked, close } = useAskedRow<Booking>();
  const { removing, remove } = useRowRemoval(around, useDeleteBooking());
  const ended = asked !== undefined && hasEnded(asked);
  const text = ended ? deleteTexts.endedText : deleteTexts.text;
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={ended ? deleteTexts.endedTitle : deleteTexts.title}
      text={
        asked &&
        text({
          spot: asked.travelSpot,
          day: withStartTime(formatDay(asked.travelDate), asked.startTime),
        })
      }
      confirmLabel={deleteTexts.confirm}
      cancelLabel={ended ? deleteTexts.keep : deleteTexts.cancel}
      onConfirm={() => {
        if (asked) void remove(asked._id);
        close();
      }}
      onCancel={close}
    />
  );
  return { deleting: removing, ask, dialog };
}
