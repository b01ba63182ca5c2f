import { api } from '../../../api/client.ts';
import { problemOf } from '../../../lib/error-text.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { bookingsApi } from '../api.ts';
import { deleteTexts as texts } from './copy.texts.js';

/**
 * Deletes a booking and shows the result. Resolves to true if it was deleted, which means that the response's
 * `deletedCount` is greater than 0 (spec §7).
 */
export function useDeleteBooking() {
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
    // it may have been paid or deleted, so the list is refetched
    dispatch(api.util.invalidateTags(['Bookings']));
    return false;
  };
}
