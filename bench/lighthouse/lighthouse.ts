/**
 * Measures landing pages with Lighthouse's mobile profile and compares them with hand-written pages of the same
 * content.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser/find-browser.ts';
import { freePort } from '../../server/src/test/process/free-port.ts';
import { inTurns, type Line, median } from '../measure.ts';
import { findPages } from '../product/pages.ts';
import type { ServerProcess } from '../product/server-process.ts';
import { startProduct } from '../product/start-product.ts';
import { addContributedPlaces } from './contributed-places.ts';
import { serveHandWritten } from './hand-written.ts';

/** The measurements of a page and their units, in the order of the rows. */
const MEASURES = {
  performance: 'points',
  'accessibility, best practices, SEO: the lowest': 'points',
  'largest contentful paint': 'ms',
  'total blocking time': 'ms',
  'layout shift × 1000': '',
  'bytes over the wire': 'KB',
  // Lighthouse simulates a phone that is four times as slow as the machine, so its times depend on the machine's speed
  // and load.
  "the machine's speed": 'index',
} as const;
type Measures = Record<keyof typeof MEASURES, number>;
const names = Object.keys(MEASURES) as (keyof typeof MEASURES)[];

interface LighthouseResult {
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}

const run = promisify(execFile);
/**
 * The command that runs Lighthouse. npm fetches and caches it at the first measurement; as a dependency, its 148
 * packages would be installed for everyone who installs the product.
 */
const LIGHTHOUSE = ['--yes', 'lighthouse@12.8.2'];

async function openBrowser() {
  const port = await freePort();
  const found = await findBrowser();
  const args = [...found.args, `--remote-debugging-port=${port}`];
  return { port, browser: await chromium.launch({ ...found, args }) };
}

/**
 * Measures a first visit with a new browser profile, because Lighthouse clears the cache but not all storage of the
 * page.
 */
async function audit(url: string): Promise<LighthouseResult> {
  const { port, browser } = await openBrowser();
  const options = [`--port=${port}`, '--output=json', '--quiet'];
  try {
    const { stdout } = await run('npx', [...LIGHTHOUSE, url, ...options], { maxBuffer: 2 ** 26 });
    const result = JSON.parse(stdout) as LighthouseResult;
    if (result.runtimeError) throw new Error(result.runtimeError.message);
    return result;
  } finally {
    await browser.close();
  }
}

async function visit(url: string): Promise<Measures> {
  const { audits, categories, environment } = await audit(url).catch((error: unknown) => {
    // On a busy machine, the beginning of a trace is sometimes missing (NO_NAVSTART).
    process.stdout.write(
      `retrying, because Lighthouse failed on ${url}: ${String(error).slice(0, 300)}\n`,
    );
    return audit(url);
  });
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const points = (category: string) => 100 * (categories[category]?.score ?? Number.NaN);
  return {
    performance: points('performance'),
    'accessibility, best practices, SEO: the lowest': Math.min(
      ...['accessibility', 'best-practices', 'seo'].map(points),
    ),
    'largest contentful paint': value('largest-contentful-paint'),
    'total blocking time': value('total-blocking-time'),
    'layout shift × 1000': 1000 * value('cumulative-layout-shift'),
    'bytes over the wire': value('total-byte-weight') / 1000,
    "the machine's speed": environment.benchmarkIndex,
  };
}

function rows(page: string, ours: readonly Measures[], reference: readonly Measures[]): Line[] {
  return names.map((name) => {
    const [a, b] = [ours, reference].map((runs) => median(runs.map((run) => run[name])));
    const [mine = Number.NaN, theirs = Number.NaN] = [a, b];
    return {
      what: `Lighthouse mobile, ${page}: ${name}`,
      unit: MEASURES[name],
      ours: mine,
      reference: theirs,
      ratio: mine === theirs ? 1 : mine / theirs,
    };
  });
}

/** Measures each page and its hand-written copy. */
async function benchPages(
  dir: string,
  rounds: number,
  product: ServerProcess,
  pages: readonly [name: string, path: string][],
): Promise<Line[]> {
  const { browser } = await openBrowser();
  const reference = await serveHandWritten(browser, product, pages, dir);
  await browser.close();
  const lines: Line[] = [];
  for (const [page, path] of pages) {
    const ask =
      ({ port }: { port: number }) =>
      () =>
        visit(`http://localhost:${port}${path}`);
    const measured = await inTurns(rounds, ask(product), ask(reference));
    lines.push(...rows(page, measured.ours, measured.reference));
  }
  await reference.stop();
  return lines;
}

/** Measures with the sample pictures first, then with uploaded ones. */
export async function benchLighthouse(dir: string, rounds: number): Promise<Line[]> {
  const product = await startProduct({ DATA_DIR: join(dir, 'lighthouse') });
  const lines = await benchPages(dir, rounds, product, await findPages(product.port));
  const detail = await addContributedPlaces(product.port);
  const uploads: [string, string][] = [
    ['catalog, uploaded pictures', '/allTouristSpots'],
    ['detail, uploaded pictures', detail],
  ];
  lines.push(...(await benchPages(dir, rounds, product, uploads)));
  await product.stop();
  return lines;
}
