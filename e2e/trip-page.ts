/** Steps of stories on the trip page. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';

export const seen = (page: Page, role: 'button' | 'link', name: RegExp | string) =>
  page.getByRole(role, { name }).filter({ visible: true }).first();

/** Expects that the page prints on a single sheet in both paper sizes, black on white in either theme. */
export async function expectOnePage(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: null });
  await checkA11y(page);
  await page.emulateMedia({ colorScheme: null });
  for (const format of ['A4', 'Letter'] as const) {
    const paper = await page.pdf({ format });
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
}

/** The file that is saved when a button is pressed. */
export async function saved(page: Page, button: ReturnType<typeof seen>) {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Opens a link as someone without an account. */
export async function openAsCompanion(browser: Browser, url: string) {
  const { viewport } = test.info().project.use;
  const context = await browser.newContext({ ...(viewport && { viewport }) });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(url);
  return { page, asked, close: () => context.close() };
}
