import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { runPaymentChaos } from '../../test/payment-chaos.ts';
import { createDatabase } from '../../test/postgres.ts';

/** Set FAULT_SEED to replay a failed run, as far as a kill can be replayed. */
const SEED = Number(process.env['FAULT_SEED'] ?? 20_261_121);
const TRIPS = 25;
const KILLS = 3;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayfarer-kill-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

// The processes run what was built: the build comes before the tests.
it(
  `keeps every invariant of money through kill -9 in the middle of paying (seed ${SEED})`,
  { timeout: 300_000 },
  async () => {
    const database: Record<string, string> =
      process.env['TEST_DATABASE'] === 'postgres'
        ? { DATABASE_URL: await createDatabase(inject('postgresUrl')) }
        : { DATA_DIR: join(dataDir, 'data') };
    const report = await runPaymentChaos({
      provider: 'outside',
      database,
      seed: SEED,
      trips: TRIPS,
      kills: KILLS,
    });
    expect(report).toMatchObject({ violations: [], unexplained: [], kills: KILLS });
    expect(report.payments).toBeGreaterThan(TRIPS / 4);
    expect(report.leftOpen).toBeGreaterThan(0);
  },
);
