/**
 * The processor time of rendering a page without any cache: reads, React and compression, in all threads together. It
 * is measured in this process, where all caches can be invalidated between two renderings.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { createWayfarer } from '../../server/src/composition/create-wayfarer.ts';
import { loadConfig } from '../../server/src/config/config.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import { loadPageRenderer } from '../../server/src/pages/page-renderer.ts';
import { openLog } from '../../server/src/process/log.ts';
import { compare, type Line } from '../measure.ts';

const PIECES = 40;
const CACHE_TAGS = ['spots', 'bestSpots', 'team', 'reviews'] as const;
const headers = { accept: 'text/html', 'accept-encoding': 'br' };

const compress = promisify(brotliCompress);
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The average processor time in ms of runs of a function, one after the other. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const from = process.cpuUsage();
  for (let piece = 0; piece < PIECES; piece += 1) await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000 / PIECES;
}

/** Requires `npm run build`. The reference is the unavoidable part: compressing the same bytes. */
export async function benchFirstRender(rounds: number): Promise<Line[]> {
  const dir = await mkdtemp(join(tmpdir(), 'wayfarer-render-'));
  const config = loadConfig({ DATA_DIR: join(dir, 'data'), PORT: '3999' });
  const log = openLog(config, join(dir, 'log'));
  const renderer = await loadPageRenderer(config.http.publicUrl);
  const db = await openDatabase(config.data, log, { onLost: () => undefined });
  const clock = { now: () => new Date() };
  const { app, context, close } = await createWayfarer({ config, clock, db, log, renderer });
  const spots = await app.inject('/api/allSpots?limit=1');
  const [first] = spots.json<{ _id: string }[]>();
  const pages = [
    ['Home', '/'],
    ['catalog', '/allTouristSpots'],
    ['detail', renderer.sitemap.destination(first?._id ?? '')],
    ['search', '/allTouristSpots?search=an'],
  ] as const;
  const lines: Line[] = [];
  for (const [name, url] of pages) {
    const render = async () => {
      for (const tag of CACHE_TAGS) await context.invalidate(tag);
      const { statusCode, rawPayload } = await app.inject({ url, headers });
      if (statusCode !== 200) throw new Error(`${url} returned ${statusCode}`);
      return rawPayload;
    };
    const bytes = brotliDecompressSync(await render());
    const ours = () => processorTime(render);
    const theirs = () => processorTime(() => compress(bytes, { params: PARAMS }));
    for (const warm of [ours, ours, theirs]) await warm();
    const what = `first render of ${name} / compressing it`;
    lines.push(await compare(what, 'ms of processor time', rounds, ours, theirs));
  }
  await close();
  await db.close();
  await rm(dir, { recursive: true, force: true });
  return lines;
}
