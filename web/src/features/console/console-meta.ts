import { matchPath } from 'react-router';
import { consolePath } from './console-paths.ts';
import { consolePages } from './console-pages.ts';
import { frameTexts, missingTexts } from './frame/copy.ts';

const pageAt = (pathname: string) =>
  consolePages.find(({ path }) => matchPath(consolePath(path), pathname) !== null);

/** Whether the console has a screen there. */
export const isConsolePage = (pathname: string) => pageAt(pathname) !== undefined;

/** The document's title at an address of the console. */
export function consoleTitle(pathname: string): string {
  const title = pageAt(pathname)?.title ?? missingTexts.title;
  return `${title} · ${frameTexts.name}`;
}
