/**
 * `npm run bench:presses -- [--tries=20] [--only=TEXT] [--at-once=1]`: presses each kind of control on the public pages
 * while they start on a slow phone, at moments between the first display of the control and the readiness of the page,
 * and counts the presses that had no effect. Exits with 1 if any press was lost. `--at-once` is the number of tries
 * that share the processor, so that pages start later.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser/find-browser.ts';
import { type Control, controls } from './controls.ts';
import { openSlowPhone } from './slow-phone.ts';
import { findPages } from '../product/pages.ts';
import { startProduct } from '../product/start-product.ts';

/** The time from the first display of controls until they respond, in ms. The presses are spread over it. */
const STARTING = 2500;
const PATIENCE = 20_000;

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    'at-once': { type: 'string', default: '1' },
  },
});
const [tries, atOnce] = [Number(values.tries), Number(values['at-once'])];
if (!(tries >= 1) || !(atOnce >= 1)) {
  process.stderr.write('--tries and --at-once are numbers\n');
  process.exit(2);
}

interface Outcome {
  isKept: boolean;
  /** False if the page was ready before the press. Such a press proves nothing. */
  isEarly: boolean;
}

/** Presses a control of a page that is starting, `after` ms after the control is shown. */
async function press(
  browser: Browser,
  origin: string,
  control: Control,
  after: number,
): Promise<Outcome> {
  const { context, page } = await openSlowPhone(browser);
  try {
    await page.goto(origin + control.path, { waitUntil: 'commit' });
    const target = control.find(page);
    await target.waitFor();
    await page.waitForTimeout(after);
    const before = (await control.read?.(page)) ?? '';
    const isEarly = (await page.locator('html[data-ready]').count()) === 0;
    for (let count = control.presses ?? 1; count > 0; count -= 1) await target.click();
    if (control.typed !== undefined) await page.keyboard.type(control.typed);
    const until = performance.now() + PATIENCE;
    // text can be typed immediately, so the start of the page could lose it
    if (control.typed !== undefined) await page.locator('html[data-layout-complete]').waitFor();
    while (performance.now() < until) {
      // a navigation may interrupt the check
      if (await control.isDone(page, before).catch(() => false)) return { isKept: true, isEarly };
      await page.waitForTimeout(100);
    }
    return { isKept: false, isEarly };
  } finally {
    await context.close();
  }
}

const dir = await mkdtemp(join(tmpdir(), 'wayfarer-bench-presses-'));
const browser = await chromium.launch(await findBrowser());
const product = await startProduct({ DATA_DIR: join(dir, 'data') });
try {
  const detail = (await findPages(product.port)).at(-1)?.[1] ?? '';
  for (const control of controls(detail)) {
    const name = `${control.path === detail ? 'destination' : control.path}: ${control.name}`;
    if (!name.includes(values.only)) continue;
    const outcomes: Outcome[] = [];
    const waiting = Array.from({ length: tries }, (_, index) => (index * STARTING) / tries);
    const pressOn = async () => {
      for (let after = waiting.shift(); after !== undefined; after = waiting.shift()) {
        outcomes.push(await press(browser, `http://localhost:${product.port}`, control, after));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, pressOn));
    const lost = outcomes.filter(({ isKept }) => !isKept).length;
    const early = outcomes.filter(({ isEarly }) => isEarly).length;
    process.stdout.write(`${name}: ${lost} of ${tries} lost, ${early} before the page was ready\n`);
    if (lost > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(dir, { recursive: true, force: true });
}
