import { pages } from '../app/pages.ts';
import { CONSOLE, consolePath } from '../console/kit/address/paths.ts';
import { consolePages } from '../console/pages.ts';

/** What the server needs to know of a page before it renders it. */
export interface PageRoute {
  /** `/payment/:id`; matches in any letter case. */
  path: string;
  /** What the page reads of its query, each with the values whose page may be cached. */
  query: Readonly<Record<string, (value: string) => boolean>>;
  /** Whether it may use the camera. */
  camera?: boolean;
  /** Whether no other page may learn its address. */
  noReferrer?: boolean;
  /** Whether nobody keeps what was rendered. */
  unkept?: boolean;
}

const entries = pages.filter(({ path }) => path !== '*');

/** Each screen of the console by itself: one alone may use the camera, and what is none of them is not there. */
const ofConsole: readonly PageRoute[] = consolePages.map(({ path, camera = false }) => ({
  path: consolePath(path),
  query: {},
  camera,
  noReferrer: true,
  unkept: true,
}));

export const pageRoutes: readonly PageRoute[] = [
  ...entries.map(({ path, query = {}, noReferrer = false }) => ({ path, query, noReferrer })),
  ...ofConsole,
];

/** What the sitemap lists in addition to the destinations. */
export const listed: readonly string[] = entries.flatMap(({ path, robots }) => {
  if (robots === undefined || robots === 'refused') return [];
  return robots === 'listed' ? [path] : robots.map((query) => path + query);
});

/** What robots.txt refuses. Its rules are prefixes, so `/booking` stands for `/bookings`, too. */
export const refused: readonly string[] = entries
  .filter(({ guarded, robots }) => guarded || robots === 'refused')
  .map(({ path }) => path.replace(/:.*/, ''))
  .concat(CONSOLE)
  .sort()
  .filter((path, _, all) => !all.some((other) => other !== path && path.startsWith(other)));
