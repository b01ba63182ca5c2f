/** Parts of an address that say where a visitor came from, not what to show. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref|_ga)$/i;
const MAX_VALUE_LENGTH = 400;
const anything = (value: string) => value.length <= MAX_VALUE_LENGTH;

type Understood = Readonly<Record<string, (value: string) => boolean>>;

const CATALOGUE: Understood = {
  category: anything,
  country: anything,
  cursor: anything,
  limit: anything,
  maxCost: anything,
  minCost: anything,
  page: anything,
  search: anything,
  sort: anything,
  view: anything,
};
const DESTINATION: Understood = {
  tab: (value) => ['overview', 'details', 'booking'].includes(value),
};

/**
 * What each kind of page understands in its address. A page with nothing else there is the same for
 * everybody; any other query would only make more and more copies of it.
 */
function understoodAt(path: string): Understood {
  if (/^\/allTouristSpots\/?$/i.test(path)) return CATALOGUE;
  return /^\/allTouristSpots\/touristSpot\/[^/]+\/?$/i.test(path) ? DESTINATION : {};
}

export interface PageAddress {
  /** Path and query in one spelling. */
  url: string;
  /** Whether the rendered page may be kept and shown to others. */
  shareable: boolean;
}

/**
 * One spelling for addresses that mean the same page: sorted, without tracking. A query that the page
 * does not understand (a one-time code, say) makes a page that is never kept.
 */
export function pageAddress(requested: string): PageAddress {
  const [path = '/', query = ''] = requested.split(/\?(.*)/s);
  const understood = understoodAt(path);
  const kept = [...new URLSearchParams(query)].filter(([name]) => !TRACKING.test(name));
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const names = kept.map(([name]) => name);
  const shareable =
    new Set(names).size === names.length &&
    kept.every(([name, value]) => Object.hasOwn(understood, name) && understood[name]?.(value));
  const search = new URLSearchParams(kept).toString();
  return { url: search === '' ? path : `${path}?${search}`, shareable };
}
