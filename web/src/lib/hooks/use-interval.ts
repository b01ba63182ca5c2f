import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `tick` every `milliseconds` while `running`. After a restart or a new `since`, it waits a whole interval first,
 * so that an item that the visitor has just chosen stays as long as any other.
 */
export function useInterval(
  tick: () => void,
  milliseconds: number,
  running: boolean,
  since?: unknown,
): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => onTick(), milliseconds);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `since` is there to start the wait again
  }, [milliseconds, running, since]);
}
