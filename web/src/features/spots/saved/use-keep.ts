import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { savedApi } from '../../../domain/saved/saved-api.ts';
import { favourites } from '../../../domain/saved/saved-spots.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { keepTexts as texts } from './copy.texts.js';

const ACT = 'keep-saved';

/** Moves saved destinations to the account with the person's consent, or back to the device. */
export function useKeep() {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const { mergeSavedPlaces, endSavedPlaces } = savedApi.endpoints;

  /** Moves this device's list to the account. Resolves to true on success. */
  async function keep(): Promise<boolean> {
    setBusy(true);
    const sent = favourites.ids();
    const { data, error } = await dispatch(
      mergeSavedPlaces.initiate({ body: { spotIds: [...sent] } }),
    );
    // shown before the device's list is cleared, so that no heart flickers
    if (data) await dispatch(savedApi.util.upsertQueryData('listSavedPlaces', undefined, data));
    setBusy(false);
    if (error) {
      toast.error(texts.failed, ACT, errorDetail(error));
      return false;
    }
    // places that were saved in the meantime stay on the device until the next move
    favourites.replace(favourites.ids().filter((id) => !sent.includes(id)));
    toast.success(texts.done, ACT);
    return true;
  }

  /** Moves the account's list back to this device. */
  async function stop(accountIds: readonly string[]): Promise<void> {
    setBusy(true);
    const before = favourites.ids();
    favourites.replace([...accountIds, ...before]);
    const { error } = await dispatch(endSavedPlaces.initiate());
    setBusy(false);
    if (error) {
      favourites.replace(before);
      toast.error(texts.failed, ACT, errorDetail(error));
    } else toast.success(texts.stopped, ACT);
  }
  return { isBusy, keep, stop };
}
