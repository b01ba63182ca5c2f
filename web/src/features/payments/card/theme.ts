import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

/** Calls `listener` after each change of the theme, by the visitor or the device. Returns the function that stops it. */
export function subscribeToTheme(listener: () => void): () => void {
  const device = globalThis.matchMedia(DARK);
  const choice = new MutationObserver(listener);
  device.addEventListener('change', listener);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    device.removeEventListener('change', listener);
    choice.disconnect();
  };
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === undefined ? globalThis.matchMedia(DARK).matches : chosen === 'dark';
}

export const useIsDark = (): boolean => useSyncExternalStore(subscribeToTheme, isDark, () => false);
