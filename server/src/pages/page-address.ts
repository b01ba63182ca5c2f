/** Parts of an address that say where a visitor came from, not what to show. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref|_ga)$/i;
/** What the catalogue understands; pages with nothing else in their address are the same for everybody. */
const SHAREABLE = new Set([
  'category',
  'country',
  'cursor',
  'limit',
  'maxCost',
  'minCost',
  'page',
  'search',
  'sort',
  'view',
]);
const MAX_VALUE_LENGTH = 400;

export interface PageAddress {
  /** Path and query in one spelling. */
  url: string;
  /** Whether the rendered page may be kept and shown to others. */
  shareable: boolean;
}

/**
 * One spelling for addresses that mean the same page: sorted, without tracking. A query that the
 * catalogue does not know (a one-time code, say) makes a page that is never kept.
 */
export function pageAddress(requested: string): PageAddress {
  const [path = '/', query = ''] = requested.split(/\?(.*)/s);
  const kept = [...new URLSearchParams(query)].filter(([name]) => !TRACKING.test(name));
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const names = kept.map(([name]) => name);
  const shareable =
    new Set(names).size === names.length &&
    kept.every(([name, value]) => SHAREABLE.has(name) && value.length <= MAX_VALUE_LENGTH);
  const search = new URLSearchParams(kept).toString();
  return { url: search === '' ? path : `${path}?${search}`, shareable };
}
