import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { runPaymentChaos } from '../../test/chaos/payment-chaos.ts';
import { createDatabase } from '../../test/database/postgres.ts';

/** Set FAULT_SEED to replay a failed run, as far as a kill can be replayed. */
const SEED = Number(process.env['FAULT_SEED'] ?? 20_261_121);
const TRIPS = 25;
const KILLS = 3;

const ON_POSTGRES = process.env['TEST_DATABASE'] === 'postgres';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayfarer-kill-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function database(name: string): Promise<Record<string, string>> {
  if (!ON_POSTGRES) return { DATA_DIR: join(dataDir, name) };
  return { DATABASE_URL: await createDatabase(inject('postgresUrl')) };
}

// The processes run the build's output, so build before the tests.
it(
  `keeps every invariant of money through kill -9 in the middle of paying (seed ${SEED})`,
  { timeout: 300_000 },
  async () => {
    const report = await runPaymentChaos({
      provider: 'outside',
      database: await database('killed'),
      seed: SEED,
      trips: TRIPS,
      kills: KILLS,
    });
    expect(report).toMatchObject({ violations: [], unexplained: [], kills: KILLS });
    expect(report.payments).toBeGreaterThan(TRIPS / 4);
    expect(report.documents).toBeGreaterThan(TRIPS / 8);
  },
);

it(
  `charges no one twice when a backup is restored in the middle of paying [incident restored in the middle of paying] (seed ${SEED})`,
  { timeout: 300_000 },
  async () => {
    const own = await database('restored');
    const report = await runPaymentChaos({
      provider: 'outside',
      database: { ...own, ...(ON_POSTGRES && { PROCESSES: '2' }) },
      seed: SEED + 1,
      trips: TRIPS,
      kills: 1,
      restores: 1,
    });
    expect(report).toMatchObject({ violations: [], unexplained: [], kills: 1, restores: 1 });
    expect(report.payments).toBeGreaterThan(0);
  },
);
