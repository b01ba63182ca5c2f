import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  globalThis.addEventListener('scroll', listener, { passive: true });
  return () => globalThis.removeEventListener('scroll', listener);
}

/** True if the page is scrolled more than `pixels`; re-renders only when that changes. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.scrollY > pixels,
    () => false,
  );
}
