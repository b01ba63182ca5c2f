import { pages } from '../app/pages.ts';
import { CONSOLE, consolePath } from '../console/kit/address/paths.ts';
import { consolePages } from '../console/pages.ts';

/** The facts about a page that the server needs before rendering it. */
export interface PageRoute {
  /** The path, such as `/payment/:id`; matches in any letter case. */
  path: string;
  /**
   * The query parameters that the page reads. Each has a test that is true if a page with the given value may be
   * cached.
   */
  query: Readonly<Record<string, (value: string) => boolean>>;
  camera?: boolean;
  noReferrer?: boolean;
  /** True if the rendered page must not be cached. */
  unkept?: boolean;
  /** True for a screen of the console, which is shown in the language of the person who uses it. */
  inOwnLanguage?: boolean;
}

const entries = pages.filter(({ path }) => path !== '*');

/**
 * Each screen of the console as a route of its own, because only one screen may use the camera, and an unknown path
 * must be a 404.
 */
const ofConsole: readonly PageRoute[] = consolePages.map(({ path, camera = false }) => ({
  path: consolePath(path),
  query: {},
  camera,
  noReferrer: true,
  unkept: true,
  inOwnLanguage: true,
}));

export const pageRoutes: readonly PageRoute[] = [
  ...entries.map(({ path, query = {}, noReferrer = false }) => ({ path, query, noReferrer })),
  ...ofConsole,
];

/** The addresses in the sitemap, apart from the destinations. */
export const listed: readonly string[] = entries.flatMap(({ path, robots }) => {
  if (robots === undefined || robots === 'refused') return [];
  return robots === 'listed' ? [path] : robots.map((query) => path + query);
});

/**
 * Paths that robots.txt disallows. Its rules are prefixes, so `/booking` also covers `/bookings`.
 */
export const refused: readonly string[] = entries
  .filter(({ guarded, robots }) => guarded || robots === 'refused')
  .map(({ path }) => path.replace(/:.*/, ''))
  .concat(CONSOLE)
  .sort()
  .filter((path, _, all) => !all.some((other) => other !== path && path.startsWith(other)));
