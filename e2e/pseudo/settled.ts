import type { Page } from 'playwright-core';
import type { CutText, PageState } from './cut-text.ts';

const PAUSE_MS = 50;
/**
 * The maximum number of pauses. A page that moves for longer, such as one with a countdown, is examined while it moves.
 */
const MOST_PAUSES = 20;

/**
 * Waits until the page no longer moves. The time is measured in this process, because stories may stop the page's
 * clock. Returns null for a page that isn't the product's.
 */
export async function settled(page: Page): Promise<PageState | null> {
  let before: PageState | null = null;
  for (let pauses = 0; ; pauses += 1) {
    const now = await page.evaluate(() => window.cutTexts?.state() ?? null);
    const isStill = now !== null && !now.isMoving && now.changes === before?.changes;
    if (now === null || isStill || pauses === MOST_PAUSES) return now;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** The texts on the page that don't fit when they are 40 % longer. */
export async function findCutTexts(page: Page): Promise<CutText[]> {
  await page.evaluate(() => window.cutTexts?.lengthen(true));
  try {
    await settled(page);
    return await page.evaluate(() => window.cutTexts?.find() ?? []);
  } finally {
    if (!page.isClosed()) await page.evaluate(() => window.cutTexts?.lengthen(false));
  }
}
