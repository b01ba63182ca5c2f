import { useEffect, useEffectEvent } from 'react';

/** Calls `tick` every `milliseconds` while `running`; starting again waits a whole interval. */
export function useInterval(tick: () => void, milliseconds: number, running: boolean): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => onTick(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds, running]);
}
