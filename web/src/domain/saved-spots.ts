import { useSyncExternalStore } from 'react';

/** A set of destinations that the visitor saved. */
export interface SavedSpots {
  has(id: string): boolean;
  toggle(id: string): void;
  subscribe(listener: () => void): () => void;
}

function createSavedSpots(): SavedSpots {
  const saved = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    has: (id) => saved.has(id),
    toggle(id) {
      if (!saved.delete(id)) saved.add(id);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Stored in this tab's memory only and never sent to the server (spec §4); a reload forgets them. */
export const favourites = createSavedSpots();
export const bookmarks = createSavedSpots();

/** Whether a destination is saved, and a function that toggles it. */
export function useSavedSpot(spots: SavedSpots, id: string) {
  const saved = useSyncExternalStore(
    spots.subscribe,
    () => spots.has(id),
    () => false,
  );
  return { saved, toggle: () => spots.toggle(id) };
}
