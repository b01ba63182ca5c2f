/** The product's tables and signing keys, created once per test run; each test copies them. */
import { Client } from 'pg';
import { pino } from 'pino';
import { allMigrations } from '../../db/upgrade/all-migrations.ts';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/upgrade/migrate.ts';
import { openPostgres } from '../../db/postgres/open-postgres.ts';

/** The PostgreSQL database with the tables: `create database x template MIGRATED`. */
export const MIGRATED = 'wayfarer_migrated';

export async function createMigratedPostgres(
  serverUrl: string,
  storeKeys: (db: Database['sql']) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${MIGRATED}`).finally(() => client.end());
  const url = new URL(serverUrl);
  url.pathname = `/${MIGRATED}`;
  const db = openPostgres(url.href, pino({ level: 'silent' }));
  try {
    await db.withoutTimeouts(async () => migrate(db.sql, await allMigrations()));
    await storeKeys(db.sql);
  } finally {
    await db.close();
  }
}
