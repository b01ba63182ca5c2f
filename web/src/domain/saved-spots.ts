import type { SavedPlaces } from '@wayfarer/contract';
import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { errorDetail } from '../lib/error-text.ts';
import { type AppState, useAppDispatch } from '../api/store.ts';
import { deviceList, type DeviceList } from '../lib/device/device-list.ts';
import { useSession } from '../session/use-session.ts';
import { savedApi } from './saved-api.ts';

/** As many as the account keeps (the contract's SAVED_PLACES_MAX). */
const MAX = 500;
const NONE: readonly string[] = [];
const none = () => NONE;

/**
 * On this device, and never sent without a yes: hearts can move to the account, bookmarks cannot (spec §4;
 * docs/architecture.md, Beyond the specification's letter).
 */
export const favourites = deviceList('saved-places', MAX);
export const bookmarks = deviceList('bookmarked-places', MAX);

/** The ids of a list; none while the server's page is hydrated. */
export function useDeviceList(list: DeviceList): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.ids, none);
}

const inList = (list: DeviceList, id: string) => list.ids().includes(id);

function useInList(list: DeviceList, id: string): boolean {
  return useSyncExternalStore(
    list.subscribe,
    () => inList(list, id),
    () => false,
  );
}

const TOO_MANY_SAVED = `You can save up to ${MAX} places. Please remove some first.`;

/** What pressing a heart leads to: nothing, or the sentence that says why it was refused. */
type Pressed = Promise<string | null>;

/** Whether a place is bookmarked on this device, and what toggles it. */
export function useBookmark(id: string): { saved: boolean; toggle: () => Pressed } {
  const saved = useInList(bookmarks, id);
  return {
    saved,
    toggle: async () => {
      if (saved) bookmarks.remove(id);
      else if (!bookmarks.add(id)) return TOO_MANY_SAVED;
      return null;
    },
  };
}

/** The list in the account of who is signed in. Undefined: nobody is, or it has not arrived. */
export function useAccountList(): SavedPlaces | undefined {
  const { userEmail } = useSession();
  const { currentData } = savedApi.endpoints.listSavedPlaces.useQuery(undefined, {
    skip: userEmail === '',
  });
  return currentData;
}

// a query of its own for each heart would cost as much as the rest of its card
const accountList = savedApi.endpoints.listSavedPlaces.select();

/** Whether a place has a heart, on this device or in the account, and what toggles it. */
export function useSavedSpot(id: string): { saved: boolean; toggle: () => Pressed } {
  const { press } = usePress();
  const { userEmail } = useSession();
  const inAccount = useSelector(
    (state: AppState) =>
      userEmail !== '' && accountList(state).data?.places.some(({ spotId }) => spotId === id),
  );
  const saved = useInList(favourites, id) || inAccount === true;
  return { saved, toggle: () => press(id, !saved) };
}

/** Sets or takes a heart: in the account where places are kept there, else on the device. */
export function usePress() {
  const dispatch = useAppDispatch();
  const { savePlace, unsavePlace } = savedApi.endpoints;

  /** The account shows it at once; a press that fails is taken back. */
  async function pressInAccount(id: string, saved: boolean): Pressed {
    const shown = dispatch(
      savedApi.util.updateQueryData('listSavedPlaces', undefined, ({ kept, places }) => ({
        kept,
        places: [
          ...(saved ? [{ spotId: id, savedAt: new Date().toISOString() }] : []),
          ...places.filter(({ spotId }) => spotId !== id),
        ],
      })),
    );
    const sent = { params: { spotId: id } };
    const { error } = saved
      ? await dispatch(savePlace.initiate(sent))
      : await dispatch(unsavePlace.initiate(sent));
    if (error === undefined) return null;
    shown.undo();
    return errorDetail(error);
  }

  function press(id: string, saved: boolean): Pressed {
    return dispatch((_dispatch, getState) => {
      const account = accountList(getState()).data;
      if (saved && account?.kept) return pressInAccount(id, true);
      if (saved) return Promise.resolve(favourites.add(id) ? null : TOO_MANY_SAVED);
      favourites.remove(id);
      const there = account?.places.some(({ spotId }) => spotId === id);
      return there ? pressInAccount(id, false) : Promise.resolve(null);
    });
  }
  return { press };
}
