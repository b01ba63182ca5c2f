import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../test/app.ts';
import { allMigrations } from '../upgrade/all-migrations.ts';
import type { Database } from '../database.ts';
import { findEmbeddedTemplate, prepareEmbeddedTemplate } from './embedded-template.ts';
import { migrate } from '../upgrade/migrate.ts';
import { openDatabase } from '../open.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfarer-template-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Everything that migrations create. */
async function schemaOf({ sql }: Database) {
  const { rows } = await sql.query<{ line: string }>(`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgname || ' ' || tgrelid::regclass from pg_trigger where not tgisinternal
    union all select component || '/' || name || ' ' || checksum from schema_migrations
    order by line`);
  return rows.map(({ line }) => line);
}

it('a new data directory has every table before any migration runs, the same as after all migrations', async () => {
  const file = await prepareEmbeddedTemplate();
  expect(await findEmbeddedTemplate()).toBe(file);
  expect(existsSync(file)).toBe(true);
  const sets = await allMigrations();
  const fresh = await openDatabase({ dir: join(folder, 'data') }, pino({ level: 'silent' }));
  const migrated = await openEmptyDatabase();
  try {
    const schema = await schemaOf(fresh);
    expect(await migrate(fresh.sql, sets)).toBe(0);
    await migrated.withoutTimeouts(() => migrate(migrated.sql, sets));
    expect(schema).toEqual(await schemaOf(migrated));
    expect(schema.length).toBeGreaterThan(500);
  } finally {
    await fresh.close();
    await migrated.close();
  }
});
