import type { Page } from '@playwright/test';
import { reportFile } from './pseudo/report.ts';

/**
 * The number of pixels by which the page is wider than the screen, with text at its usual size and at twice that size
 * (WCAG 1.4.4, 1.4.10). In the pseudo-language, only the usual size is measured, because its texts are longer already.
 */
export async function beyondScreen(page: Page): Promise<{ usual: number; large: number }> {
  const beyond = await measure(page);
  return reportFile === undefined ? beyond : { ...beyond, large: 0 };
}

function measure(page: Page): Promise<{ usual: number; large: number }> {
  // without inner functions, because tsx would wrap them in a helper that the page doesn't have
  return page.evaluate(() => {
    const root = document.documentElement;
    const usual = root.scrollWidth - root.clientWidth;
    root.style.fontSize = '200%';
    const large = root.scrollWidth - root.clientWidth;
    root.style.removeProperty('font-size');
    return { usual, large };
  });
}
