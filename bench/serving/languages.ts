/**
 * `npm run bench:languages -- [--languages=en,de,es,fr,ar] [--renderings=60]`: measures the cost of each language of a
 * site: the size of Home's script, the time of the first request (which loads the language), the time of a rendering,
 * and memory. Requires a build in these languages: `LANGUAGES=en,de,es,fr,ar npm run build`, which prints the seconds
 * that each takes.
 */
import { Console } from 'node:console';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { HOME, openClientBuild } from '../../web/src/test/client-build.ts';
import { median } from '../measure.ts';
import { startProduct } from '../product/start-product.ts';

const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: 'en,de,es,fr,ar' },
    renderings: { type: 'string', default: '60' },
  },
});
const languages = values.languages.split(',');
const DIST = join(import.meta.dirname, '../../web/dist');
const PAGES = ['/', '/allTouristSpots', '/popularSpots', '/aboutus', '/login', '/register'];
const MEGABYTE = 2 ** 20;

const dir = await mkdtemp(join(tmpdir(), 'wayfarer-languages-'));
const memoryFile = join(dir, 'memory.json');
const told = pathToFileURL(join(import.meta.dirname, '../product/tell-memory.mjs'));
const product = await startProduct({
  DATA_DIR: join(dir, 'data'),
  LANGUAGES: values.languages,
  MEMORY_FILE: memoryFile,
  NODE_OPTIONS: `--import ${told.href}`,
});

/** The server's memory after garbage was collected, in MB. */
async function usedMemory(): Promise<number> {
  await wait(300);
  rmSync(memoryFile, { force: true });
  process.kill(product.pid, 'SIGUSR2');
  while (!existsSync(memoryFile)) await wait(20);
  const { used } = JSON.parse(readFileSync(memoryFile, 'utf8')) as { used: number };
  return used / MEGABYTE;
}

async function request(path: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, {
    headers: { accept: 'text/html' },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}`);
  return performance.now() - from;
}

/**
 * Renders pages that were never requested before, alternating between languages, so that disturbances of the machine
 * affect all of them.
 */
async function renderings(): Promise<ReadonlyMap<string, number>> {
  const times = new Map(languages.map((language) => [language, [] as number[]]));
  for (let turn = 0; turn < Number(values.renderings); turn += 1)
    for (const [at, language] of languages.entries()) {
      const prefix = at === 0 ? '' : `/${language}`;
      times.get(language)?.push(await request(`${prefix}/allTouristSpots?maxCost=${500 + turn}`));
    }
  return new Map([...times].map(([language, some]) => [language, median(some)]));
}

try {
  const costs = [];
  for (const [at, language] of languages.entries()) {
    const prefix = at === 0 ? '' : `/${language}`;
    const before = await usedMemory();
    const first = await request(prefix || '/');
    for (const page of PAGES) await request(page === '/' ? prefix || '/' : `${prefix}${page}`);
    costs.push({ language, first, memory: (await usedMemory()) - before });
  }
  const rendered = await renderings();
  new Console(process.stdout).table(
    costs.map(({ first, language, memory }) => ({
      language,
      'script of Home (bytes)': openClientBuild(join(DIST, `client-${language}`)).scriptBytes(HOME),
      'first request (ms)': Math.round(first),
      'a page that is not cached (ms)': Number(rendered.get(language)?.toFixed(1)),
      'memory (MB)': Number(memory.toFixed(1)),
    })),
  );
} finally {
  await product.stop();
  await rm(dir, { recursive: true, force: true });
}
