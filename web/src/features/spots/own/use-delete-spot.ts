import type { OwnSpot } from '@wayfarer/contract';
import { useState } from 'react';
import { useAppDispatch } from '../../../api/store.ts';
import { toast } from '../../../ui/toast.ts';
import { spotsApi, useDeleteSpotMutation } from '../api.ts';
import { deleteTexts as texts } from './messages.ts';

/**
 * Deletes own spots and says how it went. A deleted spot leaves the list at once; the list is then
 * fetched again (spec §4).
 */
export function useDeleteSpot(userEmail: string) {
  const dispatch = useAppDispatch();
  const [call] = useDeleteSpotMutation();
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());

  function mark(id: string, busy: boolean) {
    setDeleting((before) => {
      const after = new Set(before);
      if (busy) after.add(id);
      else after.delete(id);
      return after;
    });
  }

  function forget(id: string) {
    const arg = { query: { email: userEmail } };
    const without = (spots: OwnSpot[]) => spots.filter(({ _id }) => _id !== id);
    dispatch(spotsApi.util.updateQueryData('listOwnSpots', arg, without));
  }

  /** Answers whether the spot is gone. */
  async function remove(id: string): Promise<boolean> {
    mark(id, true);
    const { data } = await call({ params: { id } });
    const gone = (data?.deletedCount ?? 0) > 0;
    if (gone) {
      forget(id);
      toast.success(texts.done);
    } else {
      toast.error(texts.failed);
    }
    mark(id, false);
    return gone;
  }

  return { deleting, remove };
}
