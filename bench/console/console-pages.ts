/**
 * `npm run bench:console-pages -- [--bookings=100000] [--customers=20000] [--messages=2000] [--loads=5] [--only=TEXT]
 * [--data=DIR]`: loads each page of the console in a browser, on the embedded database with this much data, and
 * measures the time until its content is shown. `--data` stores the data in a folder and uses it again in the next run.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser/find-browser.ts';
import { consolePaths } from './console-paths.ts';
import { fillAgency, type Filled, OWNER } from './fill-agency.ts';
import { measureLoad } from './measure-load.ts';
import { type Line, lineOf, percentile, printTable, say } from '../measure.ts';
import { startProduct } from '../product/start-product.ts';

/** The limit for a page's content, in ms. */
const LIMIT = 600;

const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '100000' },
    customers: { type: 'string', default: '20000' },
    messages: { type: 'string', default: '2000' },
    loads: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
  },
});
const numbers = [values.bookings, values.customers, values.messages, values.loads].map(Number);
const [bookings = 0, customers = 0, messages = 0, loads = 0] = numbers;
if (!numbers.every((one) => one >= 1)) {
  process.stderr.write('the options are numbers above 0\n');
  process.exit(2);
}

async function filledIn(dir: string, env: Record<string, string>): Promise<Filled> {
  const note = join(dir, 'filled.json');
  if (existsSync(note)) return JSON.parse(await readFile(note, 'utf8')) as Filled;
  const filled = await fillAgency(env, { bookings, customers, messages });
  await writeFile(note, JSON.stringify(filled));
  return filled;
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login?from=/admin`);
  await page.locator('html[data-ready]').waitFor();
  await page.getByLabel('Email', { exact: true }).fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${origin}/admin`);
}

const dir = values.data ?? (await mkdtemp(join(tmpdir(), 'wayfarer-bench-pages-')));
const env = { DATA_DIR: join(dir, 'data') };
const lines: Line[] = [];
try {
  const from = performance.now();
  const filled = await filledIn(dir, env);
  say(`filled in ${Math.round((performance.now() - from) / 1000)} s`);
  const product = await startProduct(env);
  const browser = await chromium.launch(await findBrowser());
  try {
    const origin = `http://localhost:${product.port}`;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signIn(page, origin);
    say('signed in');
    for (const path of consolePaths(filled)) {
      if (!path.includes(values.only)) continue;
      const times = { shown: [] as number[], complete: [] as number[] };
      // the first load also fetches the page's script
      for (let load = 0; load <= loads; load += 1) {
        const { complete, shown } = await measureLoad(page, origin + path);
        if (load === 0) continue;
        times.shown.push(shown);
        times.complete.push(complete);
      }
      const [ours, all, worst] = [
        percentile(times.shown, 0.5),
        percentile(times.complete, 0.5),
        Math.max(...times.shown),
      ];
      say(`${path}: ${times.shown.map(Math.round).join(', ')} ms`);
      lines.push(
        lineOf(`${path}: content, p50`, 'ms', ours, LIMIT),
        lineOf(`${path}: content, worst`, 'ms', worst),
        lineOf(`${path}: all requests answered, p50`, 'ms', all),
      );
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  say(printTable(lines));
} finally {
  if (values.data === undefined) await rm(dir, { recursive: true, force: true });
}
