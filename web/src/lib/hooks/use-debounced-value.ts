import { useEffect, useState } from 'react';

/** The value once it has not changed for a while: a picture is not fetched for every key. */
export function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
