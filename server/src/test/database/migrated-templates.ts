/** The product's tables in an empty database, made once for a run of tests; each test copies them. */
import { writeFile } from 'node:fs/promises';
import { openDurable, packDatabase } from '@wayfarer/durable-pglite';
import { Client } from 'pg';
import { pino } from 'pino';
import { allMigrations } from '../../db/all-migrations.ts';
import type { Database } from '../../db/database.ts';
import { embeddedDatabase } from '../../db/embedded.ts';
import { migrate } from '../../db/migrate.ts';
import { openPostgres } from '../../db/postgres/open-postgres.ts';

/** The PostgreSQL database with the tables: `create database x template MIGRATED`. */
export const MIGRATED = 'wayfarer_migrated';

/** Writes the file that `openMemory({ from: file })` starts from; `dataDir` is used on the way. */
export async function packMigratedPglite(dataDir: string, file: string): Promise<void> {
  await addTables(embeddedDatabase(await openDurable({ dataDir, extensions: ['pg_trgm'] })));
  await dropOtherDatabases(dataDir);
  await writeFile(file, packDatabase(dataDir));
}

/** Nothing is ever created from PostgreSQL's own templates here, and copying their files takes half of a start. */
async function dropOtherDatabases(dataDir: string): Promise<void> {
  const database = await openDurable({ dataDir });
  try {
    await database.query(
      "update pg_database set datistemplate = false where datname <> 'postgres'",
    );
    for (const name of ['template0', 'template1']) await database.query(`drop database ${name}`);
  } finally {
    await database.close();
  }
}

/** Makes the database {@link MIGRATED} on a server. */
export async function createMigratedPostgres(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${MIGRATED}`).finally(() => client.end());
  const url = new URL(serverUrl);
  url.pathname = `/${MIGRATED}`;
  await addTables(openPostgres(url.href, pino({ level: 'silent' })));
}

async function addTables(db: Database): Promise<void> {
  try {
    await db.withoutTimeouts(async () => migrate(db.sql, await allMigrations()));
  } finally {
    await db.close();
  }
}
