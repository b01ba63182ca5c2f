/**
 * `npm run bench:payments -- --database=pglite|postgres --provider=outside|embedded --seed=N`: pays in the built
 * product while it is killed repeatedly, and reports whether every invariant held. `--trips=500 --kills=25
 * --restores=3` sets the length of the run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runPaymentChaos } from '../../server/src/test/chaos/payment-chaos.ts';
import { startPostgres } from '../../server/src/test/database/postgres.ts';
import { say } from '../measure.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'pglite' },
    provider: { type: 'string', default: 'outside' },
    seed: { type: 'string', default: '1' },
    trips: { type: 'string', default: '500' },
    kills: { type: 'string', default: '25' },
    restores: { type: 'string', default: '0' },
    processes: { type: 'string', default: '1' },
  },
});
const [seed, trips, kills, restores] = [
  values.seed,
  values.trips,
  values.kills,
  values.restores,
].map(Number);
const numbers = [seed, trips, kills, restores].every(
  (n) => Number.isSafeInteger(n) && Number(n) >= 0,
);
if (!numbers || !/^(?:pglite|postgres)$/.test(values.database)) {
  process.stderr.write(
    '--database is pglite or postgres; --seed, --trips, --kills and --restores are numbers\n',
  );
  process.exit(2);
}

const dir = await mkdtemp(join(tmpdir(), 'wayfarer-bench-payments-'));
const postgres = values.database === 'postgres' ? await startPostgres() : null;
const from = performance.now();
try {
  const database: Record<string, string> = postgres
    ? { DATABASE_URL: await postgres.createDatabase(), PROCESSES: values.processes }
    : { DATA_DIR: join(dir, 'data') };
  const report = await runPaymentChaos({
    provider: values.provider === 'embedded' ? 'embedded' : 'outside',
    database,
    seed: seed ?? 1,
    trips: trips ?? 0,
    kills: kills ?? 0,
    restores: restores ?? 0,
    onProgress: say,
  });
  say(JSON.stringify({ ...values, ...report, seconds: secondsSince(from) }, null, 2));
  if (report.violations.length + report.unexplained.length > 0) process.exitCode = 1;
} finally {
  await postgres?.stop();
  await rm(dir, { recursive: true, force: true });
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}
