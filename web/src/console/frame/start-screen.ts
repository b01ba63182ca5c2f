import type { AppDispatch } from '../../api/store.ts';
import { matchScreen } from '../kit/address/match-screen.ts';
import { consolePages } from '../pages.ts';

const pageAt = (pathname: string) =>
  consolePages.find(({ path }) => matchScreen(path, pathname) !== null);

/**
 * Loads the script of the first screen along with the console's, not after it. A failure shows when the screen is
 * needed.
 */
export function startScreen(pathname: string): void {
  pageAt(pathname)
    ?.screen()
    .catch(() => undefined);
}

/** Starts the first screen's query along with the one that asks who is signed in. */
export async function startQuery(pathname: string, dispatch: AppDispatch): Promise<void> {
  const start = await pageAt(pathname)
    ?.query?.()
    .catch(() => undefined);
  start?.(dispatch);
}
