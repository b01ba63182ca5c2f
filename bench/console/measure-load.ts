import type { Page } from 'playwright-core';

/** The time without changes after which a page counts as completely loaded, in ms. */
const QUIET = 400;

/** Times in ms since the navigation began. */
interface Load {
  /** The time when the page's heading is shown and its main part has no placeholder anymore. */
  shown: number;
  /** The time of the last change to the main part. */
  complete: number;
}

/** Loads a page of the console from the beginning, as the browser's Reload does. */
export async function measureLoad(page: Page, url: string): Promise<Load> {
  await page.goto(url, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    (quiet) => {
      const main = document.querySelector('main');
      const isBusy = '[aria-busy="true"], .animate-shimmer, output .animate-spin';
      const isShown = main?.querySelector('h1') && !main.querySelector(isBusy);
      const seen = globalThis as { seen?: { shown: number; complete: number; text: string } };
      if (!main || !isShown) {
        delete seen.seen;
        return null;
      }
      const now = performance.now();
      const text = main.innerText;
      seen.seen ??= { shown: now, complete: now, text };
      if (seen.seen.text !== text) Object.assign(seen.seen, { complete: now, text });
      return now - seen.seen.complete > quiet ? seen.seen : null;
    },
    QUIET,
    { polling: 'raf', timeout: 30_000 },
  );
  const load = await handle.jsonValue();
  if (load === null) throw new Error(`${url} shows nothing`);
  return load;
}
