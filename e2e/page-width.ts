import type { Page } from '@playwright/test';

/**
 * By how many pixels the page is wider than the screen: with text of the usual size, and of twice that
 * (WCAG 1.4.4, 1.4.10).
 */
export function beyondScreen(page: Page): Promise<{ usual: number; large: number }> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const beyond = () => root.scrollWidth - root.clientWidth;
    const usual = beyond();
    root.style.fontSize = '200%';
    const large = beyond();
    root.style.removeProperty('font-size');
    return { usual, large };
  });
}
