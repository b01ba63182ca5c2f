import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { beyondScreen } from './page-width.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects that nothing on the page as it is now offends WCAG 2.2 at level AA, as far as axe finds it, and
 * that no one has to scroll sideways, with large text neither. `within` is what lies above the rest: what it
 * covers in part would be called too small a target.
 */
export async function checkA11y(page: Page, within = ':root'): Promise<void> {
  await page.evaluate(settled);
  expect(await beyondScreen(page), 'pixels beyond the screen').toEqual({ usual: 0, large: 0 });
  const withFrames = page.frames().length > 1;
  // The builder would evaluate axe, which takes a tenth of a second, twice for each look at the same document.
  if (!withFrames && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await new AxeBuilder({ page, ...(!withFrames && { axeSource: ';' }) })
    // Its own loading of style sheets would break the content security policy.
    .options({ preload: false, resultTypes: ['violations'] })
    .withTags(levels)
    .include(within)
    // Messages fade in and out meanwhile; styles/tokens.test.ts knows their colours.
    .exclude('section[aria-label="Messages"]')
    // Half the time; only a page with frames needs the other mode, which joins their results.
    .setLegacyMode(!withFrames)
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
  expect(found.join('\n\n')).toBe('');
}

/** The same at the end of a screen of the console: there the bar at the bottom covers no target in part. */
export async function checkA11yAtEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await checkA11y(page);
}

/** What fades in has its colors only at the end; what moves forever is not waited for. */
async function settled(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect, playState }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && typeof endTime === 'number' && Number.isFinite(endTime);
  });
  // One that is canceled is over, too.
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
