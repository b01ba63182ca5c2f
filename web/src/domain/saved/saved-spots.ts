import type { SavedPlaces } from '@wayfarer/contract';
import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { errorDetail } from '../../lib/error-text.ts';
import { type AppState, useAppDispatch } from '../../api/store.ts';
import { deviceList, type DeviceList } from '../../lib/device/device-list.ts';
import { useSession } from '../../session/use-session.ts';
import { savedApi } from './saved-api.ts';
import { tooManySaved } from './saved-spots.texts.js';

/** The account's limit, which is the contract's SAVED_PLACES_MAX. */
const MAX = 500;
const NONE: readonly string[] = [];
const none = () => NONE;

/**
 * Lists that are stored on this device and never sent without consent. Hearts can move to the account, bookmarks can't
 * (spec §4; docs/architecture.md, Beyond the specification's letter).
 */
export const favourites = deviceList('saved-places', MAX);
export const bookmarks = deviceList('bookmarked-places', MAX);

/** The ids of a list; empty while the server's page is hydrated. */
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

const TOO_MANY_SAVED = tooManySaved(MAX);

/** Resolves to null after a press of a heart, or to the reason why the press was refused. */
type Pressed = Promise<string | null>;

/** The bookmark of a destination on this device, and a function to toggle it. */
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

/** The signed-in person's list in the account; undefined if no one is signed in or the list hasn't arrived. */
export function useAccountList(): SavedPlaces | undefined {
  const { userEmail } = useSession();
  const { currentData } = savedApi.endpoints.listSavedPlaces.useQuery(undefined, {
    skip: userEmail === '',
  });
  return currentData;
}

// all hearts share one query, because a query for each would cost as much as the rest of its card
const accountList = savedApi.endpoints.listSavedPlaces.select();

/** The heart of a destination, on this device or in the account, and a function to toggle it. */
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

/** Adds or removes a heart: in the account if it stores saved places, otherwise on the device. */
export function usePress() {
  const dispatch = useAppDispatch();
  const { savePlace, unsavePlace } = savedApi.endpoints;

  /** Changes the cached account list at once, and undoes the change if the call fails. */
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
