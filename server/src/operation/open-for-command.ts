import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openDurable } from '@wayfarer/durable-pglite';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { embeddedDatabase } from '../db/embedded.ts';
import { EMBEDDED_EXTENSIONS } from '../db/open.ts';
import { openPostgres } from '../db/postgres.ts';
import { askRunning } from './control-client.ts';
import { noLog } from './no-log.ts';
import { OperationError } from './operation-error.ts';

/** Opens the configured database for a command that changes it; no running product may hold its files. */
export async function openForChange(data: Config['data']): Promise<Database> {
  return data.databaseUrl === undefined ? openEmbedded(data.dir) : openReachable(data.databaseUrl);
}

export interface OpenedForReading {
  db: Database;
  close(): Promise<void>;
}

/** Opens the configured database, or a copy of it as of now where a running process holds it. */
export async function openForReading(data: Config['data']): Promise<OpenedForReading> {
  if (data.databaseUrl !== undefined) {
    const db = await openReachable(data.databaseUrl);
    return { db, close: () => db.close() };
  }
  const answer = await askRunning(data.dir, 'snapshot');
  if (answer === null) {
    if (!hasEmbeddedData(data.dir)) {
      throw new OperationError(`there is no database in ${path.resolve(data.dir)} (DATA_DIR)`);
    }
    const db = await openEmbedded(data.dir);
    return { db, close: () => db.close() };
  }
  const copy = String(answer['directory']);
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

async function openEmbedded(dataDir: string): Promise<Database> {
  return embeddedDatabase(await openDurable({ dataDir, extensions: EMBEDDED_EXTENSIONS }));
}

async function openReachable(url: string): Promise<Database> {
  const db = openPostgres(url, noLog, { name: 'wayfarer-command' });
  if ((await db.health()).ok) return db;
  await db.close();
  throw new OperationError(
    'PostgreSQL cannot be reached at DATABASE_URL, or refuses the user: `npm run doctor` says more',
  );
}
