import { useEffect } from 'react';

/** Whether this document was loaded for another page, from which the visitor came without a new one. */
function isOfAnotherPage(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loaded === undefined || loaded.type === 'reload' || !URL.canParse(loaded.name)) return false;
  const { pathname } = new URL(loaded.name);
  return pathname.toLowerCase() !== location.pathname.toLowerCase();
}

/**
 * Browsers allow the camera to a document by the headers that it came with, and only this page's allow it.
 * Whoever came here from another page without a new document, as after signing in, gets one.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    if (isOfAnotherPage()) location.reload();
  }, []);
}
