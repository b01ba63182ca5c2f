/**
 * `npm run bench:growth -- [--sizes=1000,10000,100000,1000000] [--databases=pglite,postgres] [--processes=1,2]
 * [--steps=fill,restore,backup,serve] [--mixed] [--folder=DIR] [--disturbed]`: measures the cost of growing numbers of
 * destinations and bookings, from the time of each kind of request to that of a restore. Adds the results to
 * bench/results/growth.json and writes docs/growth.md with its charts from all results; an empty `--steps=` only writes
 * the page. `--mixed` compares a load with the capacity model of docs/scaling.md.
 *
 * `--folder` keeps filled and restored databases for the next run; for PostgreSQL, this needs DATABASE_URL of a server
 * on this machine. `--disturbed` records that other programs used the machine during restores and backups.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../server/src/test/database/postgres.ts';
import { ENGINES, type Engine, merged, readFigures, writeFigures } from './figures.ts';
import { driveMixed } from './mixed.ts';
import { idleOf, measureKind, memoryOf, startAndTime } from './measure-serving.ts';
import { writePage } from './page.ts';
import { openRequestKinds } from './request-kinds.ts';
import * as sites from './sites.ts';
import { HttpClient } from '../load/http-client.ts';
import { startProduct } from '../product/start-product.ts';
import { say } from '../measure.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    databases: { type: 'string', default: ENGINES.join() },
    processes: { type: 'string', default: '1,2' },
    steps: { type: 'string', default: 'fill,restore,backup,serve' },
    mixed: { type: 'boolean', default: false },
    folder: { type: 'string' },
    disturbed: { type: 'boolean', default: false },
  },
});
const listOf = (text: string) => text.split(',').filter(Boolean);
const sizes = listOf(values.sizes).map(Number);
const processes = listOf(values.processes).map(Number);
const engines = ENGINES.filter((engine) => listOf(values.databases).includes(engine));
if (![...sizes, ...processes].every((n) => n >= 1) || sizes.some((n) => n < 1000)) {
  process.stderr.write('--sizes are numbers of at least 1000, --processes of at least 1\n');
  process.exit(2);
}
const steps = listOf(values.steps);
const today = new Date().toISOString().slice(0, 10);
const given = process.env['DATABASE_URL'];

const NOT_YET = {
  rows: 0,
  backupMb: 0,
  backupSeconds: 0,
  restoreSeconds: 0,
  disturbed: { backup: false, restore: false },
};

async function keep(place: sites.Place, engine: Engine, size: number): Promise<void> {
  const figures = await readFigures();
  const known = figures.keeping.find((one) => one.engine === engine && one.size === size);
  const one = { ...NOT_YET, ...known, engine, size, diskMb: 0 };
  if (steps.includes('restore')) {
    one.restoreSeconds = await sites.restore(place, engine, size);
    one.disturbed = { ...one.disturbed, restore: values.disturbed };
  }
  one.diskMb = await sites.diskMb(place, engine, size);
  if (steps.includes('backup')) {
    Object.assign(one, await sites.backup(place, engine, size));
    one.disturbed = { ...one.disturbed, backup: values.disturbed };
  }
  say(`${engine} ${size}: restored in ${one.restoreSeconds} s, saved in ${one.backupSeconds} s`);
  await writeFigures({ ...figures, keeping: merged(figures.keeping, one) });
}

async function serve(
  place: sites.Place,
  engine: Engine,
  size: number,
  count: number,
): Promise<void> {
  const env = { ...sites.envOf(place, engine, size), PROCESSES: String(count) };
  const postmaster = engine === 'postgres' ? await sites.postmasterOf(place.serverUrl ?? '') : null;
  const { ms, product } = await startAndTime(() => startProduct(env));
  const running = { product, postmaster };
  // With only a few connections, one process would get all of them.
  const client = new HttpClient(product.port, 64);
  try {
    const site = {
      client,
      size,
      filled: sites.filledOf(size),
      people: (count + (values.mixed ? 10 : 0)) * 1000,
    };
    const kinds = await openRequestKinds(site);
    const which = { engine, processes: count, size, on: today };
    const figures = await readFigures();
    if (values.mixed) {
      const before = figures.serving.find(
        (one) => one.engine === engine && one.processes === count && one.size === size,
      );
      if (!before) throw new Error(`${engine} ${size} with ${count} was not measured yet`);
      const mixed = {
        ...which,
        ...(await driveMixed(running, client, kinds, before.requests, count)),
      };
      say(JSON.stringify(mixed, null, 2));
      return await writeFigures({ ...figures, mixed: merged(figures.mixed, mixed) });
    }
    const idle = await idleOf(running);
    const requests: Record<string, Awaited<ReturnType<typeof measureKind>>> = {};
    for (const kind of kinds) {
      const one = await measureKind(running, client, kind, idle);
      requests[kind.name] = one;
      say(`${engine} ${size} x${count}: ${kind.name}: p50 ${one.p50.toFixed(1)}, p95 ${one.p95.toFixed(1)}, processor ${one.product.toFixed(2)} + ${one.database.toFixed(2)} ms`); // prettier-ignore
    }
    const all = {
      ...which,
      startMs: ms,
      ...memoryOf(running),
      idleMs: idle.product + idle.database,
      requests,
    };
    await writeFigures({ ...figures, serving: merged(figures.serving, all) });
  } finally {
    client.close();
    await product.stop();
  }
}

async function measure(place: sites.Place): Promise<void> {
  for (const size of sizes) {
    if (steps.includes('fill')) await sites.fill(place, size);
    for (const engine of engines) {
      if (steps.includes('restore') || steps.includes('backup')) await keep(place, engine, size);
      if (!steps.includes('serve')) continue;
      // The embedded database can be used by only one process.
      const counts = engine === 'pglite' ? processes.filter((n) => n === 1) : processes;
      for (const count of counts) await serve(place, engine, size, count);
    }
  }
}

const folder = values.folder ?? (await mkdtemp(join(tmpdir(), 'wayfarer-bench-growth-')));
await mkdir(folder, { recursive: true });
const postgres =
  !given && engines.includes('postgres') && steps.length > 0 ? await startPostgres() : null;
try {
  if (steps.length > 0) {
    const figures = await readFigures();
    const machine = `${cpus().length} cores (${cpus()[0]?.model ?? ''}), ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.version}`;
    await writeFigures({ ...figures, machine });
  }
  await measure({ folder, serverUrl: given ?? postgres?.url ?? null });
  await writePage(await readFigures());
} finally {
  await postgres?.stop();
  if (values.folder === undefined) await rm(folder, { recursive: true, force: true });
}
