import type { Page } from '@playwright/test';

/**
 * The number of pixels by which the page is wider than the screen, with text at its usual and at twice its usual
 * size (WCAG 1.4.4, 1.4.10).
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
