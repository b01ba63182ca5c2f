import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects that axe finds nothing on the page as it is now against WCAG 2.2 at level AA. */
export async function checkA11y(page: Page): Promise<void> {
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
