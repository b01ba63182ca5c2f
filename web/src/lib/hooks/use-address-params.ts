import { useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

/**
 * The query of the address, and what changes it. The router shows a new address a moment after it was asked
 * for, and its own setter starts from the one that is shown: of two presses in a row the first would be
 * lost. Here each change starts from what was asked for last.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const asked = useRef<URLSearchParams>(null);
  // before any press can come: the address has arrived
  useLayoutEffect(() => {
    asked.current = null;
  }, [params]);
  function change(part: (before: URLSearchParams) => void, options: NavigateOptions): void {
    const next = new URLSearchParams(asked.current ?? params);
    part(next);
    asked.current = next;
    setParams(next, { preventScrollReset: true, ...options });
  }
  return [params, change] as const;
}
