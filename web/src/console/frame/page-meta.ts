import { consolePages } from '../pages.ts';
import { frameTexts, missingTexts } from './copy.texts.js';
import { matchScreen } from '../kit/address/match-screen.ts';

const pageAt = (pathname: string) =>
  consolePages.find(({ path }) => matchScreen(path, pathname) !== null);

/** True if the console has a screen at this address. */
export const isConsolePage = (pathname: string) => pageAt(pathname) !== undefined;

/** The document's title at an address of the console. */
export function consoleTitle(pathname: string): string {
  const title = pageAt(pathname)?.title ?? missingTexts.title;
  return `${title} · ${frameTexts.name}`;
}
