/** Waits until a page is ready for its picture. */
import type { Page } from 'playwright-core';

/** Waits until the application runs and all its requests have ended, unless the scene holds its calls. */
export async function settle(page: Page, isHeld = false): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  if (!isHeld) await page.waitForLoadState('networkidle');
}

/** Loads all lazy pictures, because a picture of the whole page includes parts that were never scrolled into view. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    const loaded = pictures.map(
      (picture) =>
        picture.complete ||
        new Promise((resolve) => {
          for (const end of ['load', 'error']) picture.addEventListener(end, resolve);
        }),
    );
    await Promise.all([document.fonts.ready, ...loaded]);
  });
}
