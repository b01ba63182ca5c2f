const KEY = 'currency';
const listeners = new Set<() => void>();

/** The code of the currency that the visitor also wants to see; empty for none. Only on this device. */
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

/** Calls back after a choice, here or in another tab. Returns the function that ends it. */
export function watchCurrency(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
