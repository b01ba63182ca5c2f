import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCardFaults, type CardFaults, type CardSandbox } from '@wayfarer/card-sandbox';
import { openMemory } from '@wayfarer/durable-pglite';
import type { Identity } from '@wayfarer/identity';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { inject } from 'vitest';
import { drawingProcess } from '../adapters/pictures/drawing/drawing-process.ts';
import { loadConfig } from '../config/config.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { embeddedDatabase } from '../db/embedded/embedded-database.ts';
import { openPostgres } from '../db/postgres/open-postgres.ts';
import { nameHotStatements } from '../db/postgres/prepared-statements.ts';
import type { Job } from '../jobs/runner.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import type { PictureDrawer } from '../picture-ports.ts';
import type { Mailer } from '../mail-ports.ts';
import type { PaymentGateway } from '../ports.ts';
import { createWayfarer, type Wayfarer } from '../composition/create-wayfarer.ts';
import { anonymousCaller, type Caller } from './caller.ts';
import { signUpAdministrator, signUpTraveler, type TestPerson } from './people.ts';
import { MIGRATED } from './database/migrated-templates.ts';
import { createDatabase, dropDatabase } from './database/postgres.ts';
import { watchedSql } from './database/watch-writes.ts';
import { TestClock } from './test-clock.ts';

export interface TestAppOptions {
  env?: Record<string, string>;
  /** The database of another process, which stays open. */
  db?: Database;
  clock?: TestClock;
  renderer?: PageRenderer;
  onLog?(line: string): void;
  drawer?: PictureDrawer;
  aroundPayments?(payments: PaymentGateway): PaymentGateway;
  mailer?: Mailer;
}

export interface TestApp {
  app: FastifyInstance;
  context: AppContext;
  db: Database;
  clock: TestClock;
  wayfarer: Wayfarer;
  identity: Identity;
  sandbox: CardSandbox;
  faults: CardFaults;
  anonymous: Caller;
  createTraveler(name?: string): Promise<TestPerson>;
  createAdministrator(): Promise<TestPerson>;
  runJob(name: Job['name']): Promise<void>;
  close(): Promise<void>;
}

/** A low cost, so that a suite can sign up dozens of people in a second. */
export const CHEAP_HASHING = {
  argon2: { memoryKiB: 64, passes: 1, lanes: 1 },
  hashing: { concurrency: 8, queue: 1000 },
};

/** A database of this run's engine, with the product's tables, and no rows except signing keys. */
export async function openTestDatabase(): Promise<Database> {
  return onPostgres() ? openCopy(MIGRATED) : openInMemory({ from: inject('migratedPglite') });
}

/** A completely empty database, without tables. */
export async function openEmptyDatabase(): Promise<Database> {
  return onPostgres() ? openCopy() : openInMemory();
}

const onPostgres = () => process.env['TEST_DATABASE'] === 'postgres';

async function openCopy(template?: string): Promise<Database> {
  const server = inject('postgresUrl');
  const url = await createDatabase(server, template);
  const database = openPostgres(url, pino({ level: 'silent' }));
  const close = async () => {
    await database.close();
    await dropDatabase(server, url);
  };
  return { ...database, sql: watchedSql(database.sql), close };
}

async function openInMemory(start: { from?: string } = {}): Promise<Database> {
  const database = embeddedDatabase(
    await openMemory({ ...start, extensions: ['pg_trgm'], nameOf: nameHotStatements() }),
  );
  return { ...database, sql: watchedSql(database.sql) };
}

/**
 * The process that draws pictures. Starting it takes a second, so all products of a test worker share it, and it ends
 * with the worker. The time limit is long because machines may be busy; other tests cover the limit.
 */
const sharedDrawer = drawingProcess({ drawMs: 60_000 });
sharedDrawer.close = () => Promise.resolve();

/** The whole product in process on a fresh database, reached through its HTTP handlers. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { clock = new TestClock(), onLog, aroundPayments, mailer } = options;
  const drawer = options.drawer ?? sharedDrawer;
  const db = options.db ?? (await openTestDatabase());
  // The first writer creates the directory.
  const dataDir = join(tmpdir(), `wayfarer-test-${randomUUID()}`);
  const faults = createCardFaults();
  const log = onLog
    ? pino({ level: 'debug' }, { write: (line: string) => onLog(line) })
    : pino({ level: 'silent' });
  const wayfarer = await createWayfarer({
    config: loadConfig({
      SEED: 'none',
      PUBLIC_URL: 'http://wayfarer.test',
      DATA_DIR: dataDir,
      ...options.env,
    }),
    clock,
    db,
    log,
    renderer: options.renderer ?? null,
    hashing: CHEAP_HASHING,
    cardFaults: faults,
    ...(aroundPayments && { aroundPayments }),
    ...(mailer && { mailer }),
    drawer,
  });
  const { app, context, identity } = wayfarer;
  if (!identity) throw new Error('tests run on the embedded identity service');
  return {
    app,
    context,
    db,
    clock,
    wayfarer,
    identity,
    get sandbox() {
      if (!wayfarer.sandbox) throw new Error('this product is configured for Stripe');
      return wayfarer.sandbox;
    },
    faults,
    anonymous: anonymousCaller(app),
    createTraveler: (name) => signUpTraveler(app, name),
    createAdministrator: () => signUpAdministrator(app, db),
    runJob: async (name) => {
      const job = wayfarer.jobs.find((candidate) => candidate.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      await job.run();
    },
    close: async () => {
      await wayfarer.close();
      if (!options.db) await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
