import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { loadConfig } from '../../config/config.ts';
import { allMigrations } from '../../db/upgrade/all-migrations.ts';
import type { Database } from '../../db/database.ts';
import { exportData } from '../../cli/data-files/export-data.ts';
import { importData } from '../../cli/data-files/import-data.ts';
import { createWayfarer, type Wayfarer } from '../../composition/create-wayfarer.ts';
import { CHEAP_HASHING, openEmptyDatabase, openTestDatabase } from '../app.ts';
import { openOutsideProvider, type OutsideProvider } from './outside-provider.ts';
import { callerOf, type Caller } from './payments-caller.ts';
import { signUpTraveler } from '../people.ts';
import { TestClock } from '../test-clock.ts';

export interface RestoredWorld {
  provider: OutsideProvider;
  clock: TestClock;
  readonly product: Wayfarer;
  readonly db: Database;
  traveler(): Promise<Caller>;
  again(caller: Caller): Caller;
  backup(): Promise<void>;
  restore(): Promise<void>;
  runJob(name: string): Promise<void>;
  close(): Promise<void>;
}

/** `embedded`: the provider's data is in the same database, and is restored with it. */
export async function openRestoredWorld(
  kind: 'outside' | 'embedded' = 'outside',
): Promise<RestoredWorld> {
  const provider = await openOutsideProvider();
  const clock = new TestClock();
  // A restore and the provider outside go by the real time.
  clock.set(new Date());
  const folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-restored-'));
  const log = pino({ level: 'silent' });
  const config = loadConfig({
    SEED: 'none',
    PUBLIC_URL: 'http://wayfarer.test',
    ...(kind === 'outside' && provider.env),
  });
  const serve = async (db: Database) => {
    const options = { config, clock, db, log, renderer: null, hashing: CHEAP_HASHING };
    return { db, product: await createWayfarer(options) };
  };
  const stop = async ({ db, product }: Awaited<ReturnType<typeof serve>>) => {
    await product.close();
    await db.close();
  };
  let now = await serve(await openTestDatabase());
  let backups = 0;
  const file = () => path.join(folder, `backup-${backups}`);
  const at = () => ({ app: now.product.app, context: now.product.context, db: now.db });
  return {
    provider,
    clock,
    get product() {
      return now.product;
    },
    get db() {
      return now.db;
    },
    traveler: async () => callerOf(at(), await signUpTraveler(now.product.app)),
    again: ({ person }) => callerOf(at(), person),
    backup: async () => {
      backups += 1;
      await exportData(now.db, file(), () => undefined, clock.now());
    },
    restore: async () => {
      const target = await openEmptyDatabase();
      const order = { file: file(), sets: await allMigrations(), force: true };
      await importData(async () => target, { ...order, progress: () => undefined });
      await stop(now);
      now = await serve(target);
    },
    runJob: async (name) => {
      const job = now.product.jobs.find((candidate) => candidate.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      await job.run();
    },
    close: async () => {
      await stop(now);
      await provider.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
