import { useState } from 'react';

/**
 * A value that the browser stores under a key. If storage is blocked, the value lasts only as long as the screen is
 * open.
 */
export function useKeptOnDevice<T>(key: string, isRight: (value: unknown) => value is T, usual: T) {
  const [value, setValue] = useState<T>(() => read(key, isRight) ?? usual);
  return [
    value,
    (next: T) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // storage is blocked or full
      }
    },
  ] as const;
}

function read<T>(key: string, isRight: (value: unknown) => value is T): T | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isRight(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
