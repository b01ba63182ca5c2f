import { useSyncExternalStore } from 'react';

/** A set of destinations that the visitor marked. */
export interface Marks {
  has(id: string): boolean;
  toggle(id: string): void;
  subscribe(listener: () => void): () => void;
}

function createMarks(): Marks {
  const marked = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    has: (id) => marked.has(id),
    toggle(id) {
      if (!marked.delete(id)) marked.add(id);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Kept in this tab's memory only and never sent to the server (spec §4); a reload forgets them. */
export const favourites = createMarks();
export const bookmarks = createMarks();

/** Whether a destination is marked, and what turns the mark around. Nothing is on the server. */
export function useMark(marks: Marks, id: string) {
  const marked = useSyncExternalStore(
    marks.subscribe,
    () => marks.has(id),
    () => false,
  );
  return { marked, toggle: () => marks.toggle(id) };
}
