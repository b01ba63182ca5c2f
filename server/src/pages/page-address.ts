import { MAX_CURSOR_LENGTH } from '@wayfarer/contract';

type Reads = Readonly<Record<string, (value: string) => boolean>>;

/** Most characters of a value that any visitor would send. */
const MAX_VALUE_LENGTH = 400;
const anything = (value: string) => value.length <= MAX_VALUE_LENGTH;
/** One person's own: what is made of it is never shown to others. */
const personal = () => false;

/**
 * What each page reads of its address (`useSearchParams`, `useLocation` in web/src), with the values whose
 * page may be kept. Pages that are not named read nothing, or in the browser alone.
 */
const READ: readonly [RegExp, Reads][] = [
  [
    /^\/allTouristSpots$/i,
    {
      category: anything,
      country: anything,
      cursor: (value) => value.length <= MAX_CURSOR_LENGTH,
      page: anything,
      search: anything,
      sort: anything,
      view: anything,
    },
  ],
  [
    /^\/allTouristSpots\/touristSpot\/[^/]+$/i,
    { tab: (value) => ['overview', 'details', 'booking'].includes(value) },
  ],
  [/^\/contact$/i, { about: personal, to: personal }],
  [/^\/newsletter\/(?:confirm|unsubscribe)$/i, { token: personal }],
  [/^\/(?:login|register)$/i, { from: personal }],
  [/^\/(?:reset-password|verify-email|account\/action)$/i, { mode: personal, oobCode: personal }],
];

export interface PageAddress {
  /** Path and query in one spelling. */
  url: string;
  /** Whether the rendered page may be kept and shown to others. */
  shareable: boolean;
}

/**
 * One spelling for addresses that mean the same page: sorted, each parameter once, and only what the page
 * reads. Anything else would make more and more copies of it, each of which costs a rendering.
 */
export function pageAddress(requested: string): PageAddress {
  const [path = '/', query = ''] = requested.split(/\?(.*)/s);
  // leads to the address without the slash, where the browser may read more of the query
  if (path !== '/' && path.endsWith('/')) return { url: requested, shareable: false };
  const [, read = {}] = READ.find(([pattern]) => pattern.test(path)) ?? [];
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
