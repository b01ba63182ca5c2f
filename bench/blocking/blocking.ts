/**
 * `npm run bench:blocking -- [--rounds=5]`: measures how long Home, the catalog and a destination don't respond while
 * they start, at a quarter of this machine's speed. Hand-written pages with the same text and pictures are measured for
 * comparison.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser/find-browser.ts';
import { type Start, traceStart } from './trace-start.ts';
import { serveHandWritten } from '../lighthouse/hand-written.ts';
import { inTurns, type Line, lineOf, median, printTable } from '../measure.ts';
import { findPages } from '../product/pages.ts';
import { startProduct } from '../product/start-product.ts';

const MEASURES: Record<keyof Start, [what: string, unit: string]> = {
  blocking: ['blocking time after the first paint', 'ms'],
  longestTask: ['longest task', 'ms'],
  longTasks: ['tasks over 50 ms', ''],
  longLayouts: ['layouts over 20 ms', ''],
  inLayouts: ['all layouts', 'ms'],
  inStyles: ['all style calculations', 'ms'],
  layoutShift: ['layout shift × 1000', ''],
  ready: ['ready for presses', 'ms'],
};

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
if (!(rounds >= 1)) {
  process.stderr.write('--rounds is a number\n');
  process.exit(2);
}

function rows(page: string, ours: readonly Start[], reference: readonly Start[]): Line[] {
  return (Object.keys(MEASURES) as (keyof Start)[]).map((key) => {
    const of = (runs: readonly Start[]) => median(runs.map((run) => run[key]));
    const [what, unit] = MEASURES[key];
    return lineOf(`${page}: ${what}`, unit, of(ours), of(reference));
  });
}

const dir = await mkdtemp(join(tmpdir(), 'wayfarer-bench-blocking-'));
const browser = await chromium.launch(await findBrowser());
const product = await startProduct({ DATA_DIR: join(dir, 'data') });
try {
  const pages = await findPages(product.port);
  const reference = await serveHandWritten(browser, product, pages, dir);
  const lines: Line[] = [];
  for (const [page, path] of pages) {
    const visit =
      ({ port }: { port: number }) =>
      () =>
        traceStart(browser, `http://localhost:${port}${path}`);
    const { ours, reference: theirs } = await inTurns(rounds, visit(product), visit(reference));
    lines.push(...rows(page, ours, theirs));
  }
  await reference.stop();
  process.stdout.write(`${printTable(lines)}\n`);
} finally {
  await browser.close();
  await product.stop();
  await rm(dir, { recursive: true, force: true });
}
