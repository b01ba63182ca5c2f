import { useEffect, useRef, useState } from 'react';
import { usePress } from '../../../domain/saved/saved-spots.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/** The time in milliseconds during which a removed heart can be restored. */
const UNDO_MS = 8000;

/** Removes hearts. For a while, each of them can be restored to its place. */
export function useRemoval() {
  const { press } = usePress();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const { current } = timers;
    return () => current.forEach((timer) => clearTimeout(timer));
  }, []);

  function forget(id: string) {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setRemoved((before) => new Set([...before].filter((other) => other !== id)));
  }
  async function send(id: string, saved: boolean) {
    const refused = await press(id, saved);
    if (refused !== null) toast.error(refused, `saved-${id}`);
  }
  return {
    removed,
    remove(id: string) {
      setRemoved((before) => new Set([...before, id]));
      timers.current.set(
        id,
        setTimeout(() => forget(id), UNDO_MS),
      );
      void send(id, false);
    },
    restore(id: string) {
      forget(id);
      void send(id, true);
    },
  };
}

/**
 * The ids in the order that they had when the screen was opened. New ids come first, and removed ids keep their place
 * while they can be restored.
 */
export function useSteadyOrder(ids: readonly string[], removed: ReadonlySet<string>): string[] {
  const [order, setOrder] = useState<readonly string[]>(ids);
  const stays = order.filter((id) => ids.includes(id) || removed.has(id));
  const next = [...ids.filter((id) => !order.includes(id)), ...stays];
  if (next.length !== order.length || next.some((id, index) => id !== order[index])) {
    setOrder(next);
  }
  return next;
}
