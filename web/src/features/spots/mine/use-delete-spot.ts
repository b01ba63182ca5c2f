import type { OwnSpot } from '@wayfarer/contract';
import { useAppDispatch } from '../../../api/store.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { ownSpotsApi } from './api.ts';
import { deleteTexts as texts } from './copy.texts.js';

/**
 * Deletes one of the visitor's spots and shows the result. Resolves to true if it was deleted. A deleted spot leaves
 * the list immediately; the list is then refetched (spec §4).
 */
export function useDeleteSpot(userEmail: string) {
  const dispatch = useAppDispatch();
  const [call] = ownSpotsApi.useDeleteSpotMutation();

  return async (id: string): Promise<boolean> => {
    const act = `delete-spot-${id}`;
    const { data } = await call({ params: { id } });
    if (!data || data.deletedCount === 0) {
      toast.error(texts.failed, act);
      return false;
    }
    const arg = { query: { email: userEmail } };
    const without = (spots: OwnSpot[]) => spots.filter(({ _id }) => _id !== id);
    dispatch(ownSpotsApi.util.updateQueryData('listOwnSpots', arg, without));
    toast.success(texts.done, act);
    return true;
  };
}
