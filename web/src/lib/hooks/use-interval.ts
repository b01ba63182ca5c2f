import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `tick` every `milliseconds` while `running`. A restart or a new `since` waits a whole interval, so that what
 * the visitor has just chosen stays as long as everything else.
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
