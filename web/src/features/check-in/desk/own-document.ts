import { useEffect } from 'react';

/** True if this document was loaded for another page, and client-side navigation has led here. */
function isOfAnotherPage(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loaded === undefined || loaded.type === 'reload' || !URL.canParse(loaded.name)) return false;
  const { pathname } = new URL(loaded.name);
  return pathname.toLowerCase() !== location.pathname.toLowerCase();
}

/**
 * Reloads the page if the visitor came by client-side navigation, for example after signing in. Browsers grant the
 * camera by a document's headers, and only this page's headers allow it.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    if (isOfAnotherPage()) location.reload();
  }, []);
}
