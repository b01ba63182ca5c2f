import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { beyondScreen } from './page-width.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The violations of WCAG 2.2 level AA that axe finds on the page in its current state, as texts, and the number of
 * pixels by which the page scrolls sideways. Pass `within` if a part such as a dialog covers the rest of the page,
 * because axe reports partly covered targets as too small.
 */
export async function accessibilityFaults(page: Page, within = ':root'): Promise<string[]> {
  const { large, usual } = await beyondScreen(page);
  const wide =
    usual + large === 0 ? [] : [`pixels beyond the screen: ${usual}, with large text: ${large}`];
  await page.evaluate(holdStill);
  const withFrames = page.frames().length > 1;
  // axe is evaluated once per document, because its builder would do it twice for each check, 100 ms each time.
  if (!withFrames && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await new AxeBuilder({ page, ...(!withFrames && { axeSource: ';' }) })
    // Preloading style sheets would violate the content security policy.
    .options({ preload: false, resultTypes: ['violations'] })
    .withTags(levels)
    .include(within)
    // Messages may be fading in or out; styles/tokens.test.ts checks their colors.
    .exclude('section[aria-label="Messages"]')
    // This mode takes half the time. Only a page with frames needs the other mode, which combines the results of
    // frames.
    .setLegacyMode(!withFrames)
    .analyze();
  await page.evaluate(moveAgain);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
  return [...wide, ...found];
}

/** Expects that the page is accessible, even with large text; see `accessibilityFaults`. */
export async function checkA11y(page: Page, within?: string): Promise<void> {
  expect((await accessibilityFaults(page, within)).join('\n\n')).toBe('');
}

/** Runs `checkA11y` at the end of a console screen, where the bottom bar doesn't partly cover any target. */
export async function checkA11yAtEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await checkA11y(page);
}

/**
 * Stops animations until `moveAgain` and shows final colors. axe reads the page for a while, in which a form may enable
 * its button, and a fading color would count as the button's color. Waits for animations to end, except for endless
 * ones.
 */
async function holdStill(): Promise<void> {
  const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument);
  const shown = [document, ...frames].filter((one) => one !== null); // the others have another origin
  for (const { defaultView, adoptedStyleSheets } of shown) {
    if (!defaultView) continue;
    const still = new defaultView.CSSStyleSheet();
    still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }');
    adoptedStyleSheets.push(still);
  }
  // A canceled animation has ended, too, and the end of one animation may start another. No inner function has a name,
  // because tsx would wrap it with a helper that the page doesn't have.
  for (;;) {
    const ending = shown
      .flatMap((one) => one.getAnimations())
      .filter(({ effect, playState }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && typeof endTime === 'number' && Number.isFinite(endTime);
      });
    if (ending.length === 0) return;
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}

function moveAgain(): void {
  const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument);
  for (const shown of [document, ...frames]) {
    const sheets = shown?.adoptedStyleSheets ?? [];
    const still = sheets.findIndex(({ cssRules }) =>
      cssRules[0]?.cssText.startsWith('*, ::before'),
    );
    if (still >= 0) sheets.splice(still, 1);
  }
}
