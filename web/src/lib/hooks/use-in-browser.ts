import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, for values that only the browser knows. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
