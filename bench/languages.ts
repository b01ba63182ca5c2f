/**
 * `npm run bench:languages -- [--languages=en,de,es,fr,ar] [--rounds=5]`: what each language of a site costs, beside the
 * first one: the script of Home, the first request, later renderings, and memory. Needs a build in these languages:
 * `LANGUAGES=en,de,es,fr,ar npm run build`, which prints the seconds of each.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { createWayfarer } from '../server/src/composition/create-wayfarer.ts';
import { loadConfig } from '../server/src/config/config.ts';
import { openDatabase } from '../server/src/db/open.ts';
import { loadPageRenderer } from '../server/src/pages/page-renderer.ts';
import { openLog } from '../server/src/process/log.ts';
import { median } from './measure.ts';

const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: 'en,de,es,fr,ar' },
    rounds: { type: 'string', default: '5' },
  },
});
const rounds = Number(values.rounds);
const RENDERINGS = 20;
const CACHE_TAGS = ['spots', 'bestSpots', 'team', 'reviews'] as const;
const ENTRY = 'src/entry-client.tsx';
const HOME = 'src/app/home-page.tsx';
const headers = { accept: 'text/html' };

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Memory that is still used after garbage was collected, in MB. */
async function usedMemory(): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1) {
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { external, heapUsed } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

interface Chunk {
  file: string;
  imports?: string[];
}

/** The bytes of the scripts that must arrive before Home answers, after gzip. */
function homeBytes(language: string): number {
  const client = join(import.meta.dirname, `../web/dist/client-${language}`);
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>; // prettier-ignore
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) add(next);
  };
  for (const key of [ENTRY, HOME]) add(key);
  return [...found].reduce(
    (sum, key) => sum + gzipSync(readFileSync(join(client, manifest[key]?.file ?? ''))).length,
    0,
  );
}

const dir = await mkdtemp(join(tmpdir(), 'wayfarer-languages-'));
const config = loadConfig({
  DATA_DIR: join(dir, 'data'),
  PORT: '3999',
  LANGUAGES: values.languages,
});
const log = openLog(config, join(dir, 'log'));
const renderer = await loadPageRenderer(config.http.publicUrl, config.languages);
const db = await openDatabase(config.data, log, { onLost: () => undefined });
const clock = { now: () => new Date() };
const { app, context, close } = await createWayfarer({ config, clock, db, log, renderer });
const pages = ['', '/allTouristSpots', '/aboutus'];

async function request(url: string): Promise<number> {
  const from = performance.now();
  const { statusCode } = await app.inject({ url, headers });
  if (statusCode !== 200) throw new Error(`${url} returned ${statusCode}`);
  return performance.now() - from;
}

/** Processor time of rendering Home without any cache, in ms. */
async function rendering(prefix: string): Promise<number> {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = process.cpuUsage();
    for (let piece = 0; piece < RENDERINGS; piece += 1) {
      for (const tag of CACHE_TAGS) await context.invalidate(tag);
      await request(prefix || '/');
    }
    const { system, user } = process.cpuUsage(from);
    times.push((user + system) / 1000 / RENDERINGS);
  }
  return median(times);
}

const lines = [];
for (const [at, language] of config.languages.entries()) {
  const prefix = at === 0 ? '' : `/${language}`;
  const before = await usedMemory();
  const first = await request(prefix || '/');
  for (const page of pages) await request(`${prefix}${page}` || '/');
  const memory = (await usedMemory()) - before;
  lines.push({
    language,
    'script of Home (bytes)': homeBytes(language),
    'first request (ms)': Math.round(first),
    'rendering Home (ms)': Number((await rendering(prefix)).toFixed(1)),
    'memory (MB)': at === 0 ? '(loaded at the start)' : Number(memory.toFixed(1)),
  });
}
console.table(lines);
await close();
await db.close();
await rm(dir, { recursive: true, force: true });
