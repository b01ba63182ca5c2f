const KEY = 'currency';
const listeners = new Set<() => void>();

/** The code of the currency in which the visitor also wants to see prices, stored on this device; empty for none. */
export function chosenCurrency(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // storage is blocked
  }
}

export function chooseCurrency(code: string): void {
  try {
    if (code === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, code);
  } catch {
    // storage is blocked, so nothing can be chosen
  }
  for (const listener of listeners) listener();
}

/** Calls back after a choice, here or in another tab. Returns a function that stops this. */
export function watchCurrency(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
