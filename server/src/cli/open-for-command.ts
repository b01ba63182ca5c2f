import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DirectoryInUseError, openDurable } from '@wayfarer/durable-pglite';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { embeddedDatabase } from '../db/embedded/embedded-database.ts';
import { NEEDED_EXTENSIONS } from '../db/embedded/embedded-template.ts';
import { askRunning } from './control/control-client.ts';
import { noLog } from './no-log.ts';
import { OperationError } from './operation-error.ts';

/**
 * Opens the configured database. Throws `DirectoryInUseError` if a running product uses the embedded database's files.
 */
export async function openForChange(data: Config['data']): Promise<Database> {
  return data.databaseUrl === undefined ? openEmbedded(data.dir) : openReachable(data.databaseUrl);
}

/** Opens the configured database for a command that requires the product to be stopped. */
export async function openStopped(data: Config['data']): Promise<Database> {
  try {
    return await openForChange(data);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new OperationError('Wayfarer is running on this data directory: stop it first');
  }
}

export interface OpenedForReading {
  db: Database;
  close(): Promise<void>;
}

/** Opens the configured database, or a current copy of it if a running process holds it. */
export async function openForReading(data: Config['data']): Promise<OpenedForReading> {
  if (data.databaseUrl !== undefined) {
    const db = await openReachable(data.databaseUrl);
    return { db, close: () => db.close() };
  }
  const { dir } = data;
  return throughOwner(
    dir,
    'snapshot',
    (answer) => openCopy(String(answer['directory'])),
    async () => {
      if (!hasEmbeddedData(dir)) {
        throw new OperationError(`there is no database in ${path.resolve(dir)} (DATA_DIR)`);
      }
      const db = await openEmbedded(dir);
      return { db, close: () => db.close() };
    },
  );
}

/**
 * Milliseconds to wait for a process that holds the directory but doesn't answer, because it is starting or stopping.
 */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;

/** Asks the process that holds the data directory, or opens the directory if there is none. */
export async function throughOwner<T>(
  dir: string,
  action: string,
  answered: (answer: Record<string, unknown>) => Promise<T> | T,
  alone: () => Promise<T>,
  order: Record<string, unknown> = {},
): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await askRunning(dir, action, order);
    if (answer !== null) return answered(answer);
    try {
      return await alone();
    } catch (error) {
      if (!(error instanceof DirectoryInUseError) || performance.now() > until) throw error;
      await delay(PAUSE_MS);
    }
  }
}

async function openCopy(copy: string): Promise<OpenedForReading> {
  const remove = () => rm(copy, { recursive: true, force: true });
  try {
    const db = await openEmbedded(copy);
    return { db, close: () => db.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

export function hasEmbeddedData(dir: string): boolean {
  return existsSync(path.join(dir, 'pgdata', 'PG_VERSION'));
}

export async function openEmbedded(dataDir: string): Promise<Database> {
  return embeddedDatabase(await openDurable({ dataDir, extensions: NEEDED_EXTENSIONS }));
}

export async function openReachable(url: string): Promise<Database> {
  const { openPostgres } = await import('../db/postgres/open-postgres.ts');
  const db = openPostgres(url, noLog, { name: 'wayfarer-command' });
  if ((await db.health()).ok) return db;
  await db.close();
  throw new OperationError(
    'PostgreSQL cannot be reached at DATABASE_URL, or refuses the user: `npm run doctor` says more',
  );
}
