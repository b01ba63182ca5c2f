/**
 * `npm run bench:load -- [--minutes=10] [--times=10] [--overload-seconds=30] [--database=pglite|postgres]
 * [--processes=1]`: measures the built product's capacity for a mixed load. Then it sends 70 % of that rate for
 * `--minutes`, and `--times` that rate for `--overload-seconds`, and reports refusals, resources and the time until
 * recovery. With DATABASE_URL it uses that (empty) database. Exits with status 1 if a target was missed.
 *
 * The product trusts a proxy (TRUST_PROXY=1) and each traveler has their own address, so that limits per person or
 * address don't hide the machine's capacity.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../server/src/test/database/postgres.ts';
import { randomFrom } from '../../server/src/test/chaos/random.ts';
import { driveClosed, driveOpen } from './load-generator.ts';
import { reportCapacity, reportOverload, reportSteady } from './report.ts';
import { openWorkload } from './workload.ts';
import { startProduct } from '../product/start-product.ts';
import { startSampler } from './sampler.ts';
import { HttpClient } from './http-client.ts';
import { say } from '../measure.ts';

const VISITORS = 16;
const CONNECTIONS = 2000;
const WARM_SECONDS = 8;
const CAPACITY_SECONDS = 20;
const AFTERWARDS_SECONDS = 20;
const STEADY_SHARE = 0.7;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    times: { type: 'string', default: '10' },
    'overload-seconds': { type: 'string', default: '30' },
    database: { type: 'string', default: 'pglite' },
    processes: { type: 'string', default: '1' },
  },
});
const numbers = [values.minutes, values.times, values['overload-seconds'], values.processes];
const [minutes = 0, times = 0, overloadSeconds = 0] = numbers.map(Number);
if (!numbers.every((n) => Number(n) > 0) || !/^(?:pglite|postgres)$/.test(values.database)) {
  process.stderr.write('--database is pglite or postgres; the others are numbers above 0\n');
  process.exit(2);
}
const dir = await mkdtemp(join(tmpdir(), 'wayfarer-bench-load-'));
const given = process.env['DATABASE_URL'];
const postgres = !given && values.database === 'postgres' ? await startPostgres() : null;
const databaseUrl = given ?? (await postgres?.createDatabase());
const product = await startProduct({
  ...(databaseUrl === undefined ? { DATA_DIR: join(dir, 'data') } : { DATABASE_URL: databaseUrl }),
  PROCESSES: values.processes,
  TRUST_PROXY: '1',
});
const client = new HttpClient(product.port, CONNECTIONS);
try {
  const random = randomFrom(1);
  const workload = await openWorkload(client, random);
  await driveClosed(client, workload, { visitors: VISITORS, seconds: WARM_SECONDS });
  const capacity = await driveClosed(client, workload, {
    visitors: VISITORS,
    seconds: CAPACITY_SECONDS,
  });
  const full = capacity.rate();
  say(reportCapacity(capacity, VISITORS));

  const usual = { perSecond: full * STEADY_SHARE, seconds: minutes * 60 };
  const steadily = startSampler(client, Math.max(1000, (minutes * 60_000) / 120));
  const { results: steady, drained } = await driveOpen(client, workload, usual, random);
  await steadily.stop();
  await drained;
  const calm = reportSteady(steady, steadily.samples, STEADY_SHARE);
  say(calm.text);

  const tooMuch = { perSecond: full * times, seconds: overloadSeconds };
  const meanwhile = startSampler(client, 1000);
  const storm = await driveOpen(client, workload, tooMuch, random);
  // There is no pause before this phase, because the jobs that the overload left are part of the measurement.
  const calmer = { ...usual, seconds: AFTERWARDS_SECONDS };
  const { results: after, drained: all } = await driveOpen(client, workload, calmer, random);
  await meanwhile.stop();
  await Promise.all([storm.drained, all]);
  const phases = { capacity, steady, overload: storm.results, after, times };
  const stormy = reportOverload(phases, meanwhile.samples);
  say(stormy.text);
  if (!calm.kept || !stormy.kept) process.exitCode = 1;
} finally {
  client.close();
  await product.stop();
  await postgres?.stop();
  await rm(dir, { recursive: true, force: true });
}
