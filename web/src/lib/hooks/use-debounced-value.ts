import { useEffect, useState } from 'react';

/**
 * The value, once it hasn't changed for `milliseconds`. With it, for example, a picture isn't fetched on every
 * keystroke.
 */
export function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
