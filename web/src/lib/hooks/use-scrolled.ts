import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  globalThis.addEventListener('scroll', listener, { passive: true });
  return () => globalThis.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled more than `pixels`; re-renders only when the answer changes. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.scrollY > pixels,
    () => false,
  );
}
