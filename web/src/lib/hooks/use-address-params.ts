import { useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

/**
 * The query of the address, and what changes it. The router shows a new address a moment after it was asked
 * for, and its own setter starts from the one that is shown: of two presses in a row the first would be
 * lost. Here each change starts from what was asked for last, until an address has arrived.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const asked = useRef<{ while: URLSearchParams; next: URLSearchParams }>(null);
  function change(part: (before: URLSearchParams) => void, options: NavigateOptions): void {
    const before = asked.current?.while === params ? asked.current.next : params;
    const next = new URLSearchParams(before);
    part(next);
    asked.current = { while: params, next };
    setParams(next, { preventScrollReset: true, ...options });
  }
  return [params, change] as const;
}
