import { useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

/**
 * The address's query, and a function to change it. The router applies a new address a moment after the request, and
 * its own setter starts from the current address, so the first of two quick changes would be lost. This function starts
 * each change from the last requested address until a new address has arrived.
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
