import { useState } from 'react';
import { api } from '../../api/client.ts';
import { errorDetail, problemOf } from '../../api/error-text.ts';
import { useAppDispatch } from '../../api/store.ts';
import { toast } from '../../ui/toast.ts';
import { bookingsApi, useDeleteBookingMutation } from './api.ts';
import { deleteTexts as texts } from './messages.ts';

/**
 * Deletes bookings, several at a time if need be. `deleting` holds the ids under way; a row goes when
 * the answer's `deletedCount` is greater than 0 (spec §7).
 */
export function useDeleteBooking() {
  const dispatch = useAppDispatch();
  const [remove] = useDeleteBookingMutation();
  const [deleting, setDeleting] = useState<readonly string[]>([]);

  function removeLocally(id: string) {
    dispatch(
      bookingsApi.util.updateQueryData('listBookings', undefined, (bookings) =>
        bookings.filter(({ _id }) => _id !== id),
      ),
    );
  }

  async function deleteBooking(id: string) {
    if (deleting.includes(id)) return;
    setDeleting((ids) => [...ids, id]);
    const { data, error } = await remove({ params: { id } });
    setDeleting((ids) => ids.filter((one) => one !== id));
    if (data && data.deletedCount > 0) {
      removeLocally(id);
      toast.success(texts.done);
      return;
    }
    toast.error(texts.failed);
    if (problemOf(error)) toast.show(errorDetail(error));
    // it may be paid, or gone: the list tells
    dispatch(api.util.invalidateTags(['Bookings']));
  }

  return { deleting, deleteBooking };
}
