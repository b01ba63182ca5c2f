/**
 * `npm run gallery:texts`: opens every screen and state of the gallery with texts that are 40 % longer, at four widths,
 * and lists the texts that are cut off or extend beyond their boxes. `--only`, `--except` and `--width` select as in
 * `npm run gallery`.
 */
import type { Page } from 'playwright-core';
import { type CutText, installCutTexts } from '../pseudo/cut-text.ts';
import { findCutTexts } from '../pseudo/settled.ts';
import { chooseScenes, nameOf, runScenes } from './scenes/run-scenes.ts';
import { scenes } from './scenes/scenes.ts';

// English with marked texts, so that scenes find the buttons that they press
Object.assign(process.env, { PSEUDO: 'marked', LANGUAGES: 'en-XA' });

async function cutTexts(page: Page): Promise<CutText[]> {
  // tsx wraps named functions in this helper, which the page doesn't have
  await page.evaluate('globalThis.__name = (inner) => inner');
  await page.evaluate(installCutTexts);
  return findCutTexts(page);
}

const chosen = chooseScenes(scenes, ['320', '390', '820', '1440']);
const once = { ...chosen, themes: chosen.themes.slice(0, 1) };
let [views, clean] = [0, 0];
const { failed } = await runScenes(once, async (page, view) => {
  views += 1;
  const found = await cutTexts(page);
  if (found.length === 0) clean += 1;
  for (const { kind, text, pixels, where } of found) {
    process.stderr.write(`${nameOf(view)}: ${kind} (${pixels} px): ${text}\n  ${where}\n`);
  }
});
process.stdout.write(`${clean} of ${views} views clean, ${failed} could not be opened\n`);
process.exitCode = clean === views && failed === 0 ? 0 : 1;
