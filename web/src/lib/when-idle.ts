const LATEST_MS = 3000;

/** Calls back once the page has nothing more urgent to do; the answer calls that off. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: LATEST_MS });
  return () => cancelIdleCallback(asked);
}
