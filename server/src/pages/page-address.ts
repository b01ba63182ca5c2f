import type { PageRoute } from './page-renderer.ts';

export interface PageAddress {
  /** Path and query in one spelling. */
  url: string;
  /** Whether the rendered page may be cached and shown to others. */
  shareable: boolean;
}

/**
 * One spelling for addresses that mean the same page: sorted, each parameter once, and only what the page
 * reads. Anything else would make more and more copies of it, each of which costs a rendering.
 */
export function pageAddress(read: PageRoute['query'], requested: string): PageAddress {
  const [path = '/', query = ''] = requested.split(/\?(.*)/s);
  // leads to the address without the slash, where the browser may read more of the query
  if (path !== '/' && path.endsWith('/')) return { url: requested, shareable: false };
  const first = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (Object.hasOwn(read, name) && !first.has(name)) first.set(name, value);
  }
  const kept = [...first].sort(([a], [b]) => (a < b ? -1 : 1));
  const search = new URLSearchParams(kept).toString();
  return {
    url: search === '' ? path : `${path}?${search}`,
    shareable: kept.every(([name, value]) => read[name]?.(value)),
  };
}

/**
 * Pages match in any letter case, as in the browser, while the router knows each in one spelling: makes
 * that of the address of a page, and leaves every other as it is.
 */
export function pageSpelling(pages: readonly PageRoute[]): (requested: string) => string {
  const patterns = pages.map(({ path }) => path.split('/'));
  const isParameter = (segment: string) => segment.startsWith(':');
  return (requested) => {
    const [path = '/', ...query] = requested.split(/(?=\?)/);
    const segments = path.split('/');
    const matches = (segment: string, at: number) =>
      isParameter(segment) || segment.toLowerCase() === segments[at]?.toLowerCase();
    const pattern = patterns.find(
      (known) => known.length === segments.length && known.every(matches),
    );
    if (!pattern) return requested;
    const spelled = pattern.map((segment, at) => (isParameter(segment) ? segments[at] : segment));
    return [spelled.join('/'), ...query].join('');
  };
}
