import { appendFileSync } from 'node:fs';
import { test, type Browser, type BrowserContext } from '@playwright/test';
import { type CutText, watchCutTexts } from './cut-text.ts';

/** A text that didn't fit in a story. */
interface Finding extends CutText {
  story: string;
  width: number;
}

/** The file that stories in the pseudo-language add their findings to, one per line, as JSON. */
export const reportFile = process.env['PSEUDO_REPORT'];

async function watchContext(context: BrowserContext, file: string): Promise<BrowserContext> {
  await context.exposeBinding('reportCutText', ({ page }, found: CutText) => {
    const story = test.info().title;
    const finding: Finding = { story, width: page.viewportSize()?.width ?? 0, ...found };
    appendFileSync(file, `${JSON.stringify(finding)}\n`);
  });
  await context.addInitScript(watchCutTexts);
  return context;
}

/** Reports the texts that don't fit, in all windows that the stories open from now on. */
export function watchForCutTexts(browser: Browser, file: string): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => watchContext(await open(options), file);
}
