import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useInterval } from '../lib/hooks/use-interval.ts';

function watchVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Refetches data that others may have changed: at an interval while the page is visible, and whenever the visitor
 * returns to it.
 */
export function useFresh(refetch: () => unknown, milliseconds: number): void {
  const visible = useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refetch();
  });
  useInterval(() => ask(), milliseconds, visible);
  useEffect(() => {
    const onReturn = () => ask();
    document.addEventListener('visibilitychange', onReturn);
    addEventListener('focus', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      removeEventListener('focus', onReturn);
    };
  }, []);
}
