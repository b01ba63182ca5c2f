import { type LanguageAddresses, languageAddresses } from './language-addresses.ts';
import type { PageRoute } from './page-renderer.ts';

export interface PageAddress {
  /** The URL in canonical spelling. */
  url: string;
  /** True if the page may be cached and shown to others. */
  shareable: boolean;
}

/**
 * A page's address in canonical spelling: parameters are sorted, appear once, and are left out if the page doesn't read
 * them. Otherwise, the cache would store many copies of a page.
 */
export function pageAddress(read: PageRoute['query'], requested: string): PageAddress {
  const [path = '/', query = ''] = requested.split(/\?(.*)/s);
  // redirects to the address without the slash, whose page may read more of the query
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
 * The spelling that the router has, without the language. Other addresses don't change. Pages match in any letter case,
 * as in the browser.
 */
export function pageSpelling(
  pages: readonly PageRoute[],
  languages: LanguageAddresses = languageAddresses([]),
): (requested: string) => string {
  const patterns = pages.map(({ path }) => path.split('/'));
  const isParameter = (segment: string) => segment.startsWith(':');
  return (requested) => {
    const [path = '/', ...query] = languages.read(requested).url.split(/(?=\?)/);
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
