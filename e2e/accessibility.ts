import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects that nothing on the page as it is now offends WCAG 2.2 at level AA, as far as axe finds it, and
 * that nobody has to scroll sideways, with large text neither.
 */
export async function checkA11y(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const { violations } = await new AxeBuilder({ page })
    // Its own loading of style sheets would break the content security policy.
    .options({ preload: false })
    .withTags(levels)
    // Messages fade in and out meanwhile; styles/tokens.test.ts knows their colours.
    .exclude('section[aria-label="Messages"]')
    // Half the time; only a page with frames needs the other mode, which joins their results.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
  expect(found.join('\n\n')).toBe('');
}

/** Whether the text has its usual size or twice that (WCAG 1.4.4, 1.4.10). */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const root = document.documentElement;
    const beside = () => root.scrollWidth - root.clientWidth;
    const usual = beside();
    root.style.fontSize = '200%';
    const large = beside();
    root.style.removeProperty('font-size');
    return { usual, large };
  });
  expect(excess, 'pixels beside the screen').toEqual({ usual: 0, large: 0 });
}
