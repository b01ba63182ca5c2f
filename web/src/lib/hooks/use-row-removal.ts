import { type RefObject, useEffect, useRef, useState } from 'react';
import { isFocusLost } from '../restore-focus.ts';

/** Props that each row of a list with `useRowRemoval` needs, so that the focus can find the row. */
export function rowOf(id: string) {
  return { 'data-row': id, tabIndex: -1 };
}

/**
 * Removes rows from a list, several at a time if needed; `removing` has their ids. `work` resolves to true if the row
 * was removed. If the focus was in the removed row, it moves to the row that takes its place, or to `around` if no row
 * is left. The focus of visitors who have moved elsewhere stays there.
 */
export function useRowRemoval(
  around: RefObject<HTMLElement | null>,
  work: (id: string) => Promise<boolean>,
) {
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  /** The rows being removed, with their indexes. */
  const leaving = useRef(new Map<string, number>());

  const rows = () => [...(around.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

  useEffect(() => {
    if (leaving.current.size === 0) return;
    const left = rows();
    for (const [id, place] of leaving.current) {
      if (left.some((row) => row.dataset['row'] === id)) continue;
      leaving.current.delete(id);
      const next = left[Math.min(place, left.length - 1)] ?? around.current;
      if (isFocusLost()) next?.focus({ preventScroll: true });
    }
  });

  async function remove(id: string) {
    leaving.current.set(
      id,
      rows().findIndex((row) => row.dataset['row'] === id),
    );
    setRemoving((before) => new Set(before).add(id));
    if (!(await work(id))) leaving.current.delete(id);
    setRemoving((before) => new Set([...before].filter((other) => other !== id)));
  }

  return { removing, remove };
}
