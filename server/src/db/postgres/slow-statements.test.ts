import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, expect, inject, it } from 'vitest';
import { createDatabase } from '../../test/database/postgres.ts';
import { openDatabase } from '../open.ts';
import { appSettings } from '../tables.ts';

let folder: string;
afterEach(() => rm(folder, { recursive: true, force: true }));

it('slow statements are logged from everywhere, with their text but no values', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-slow-'));
  const lines: { msg: string; ms?: number; statement?: string }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const postgres = process.env['TEST_DATABASE'] === 'postgres';
  const databaseUrl = postgres ? await createDatabase(inject('postgresUrl')) : undefined;
  const db = await openDatabase({ dir: folder, ...(databaseUrl && { databaseUrl }) }, log, {
    slowMs: 200,
  });
  try {
    // after a build, a new data directory already has all tables
    await db.sql.transaction((tx) =>
      tx.exec(
        'create table if not exists app_settings (name text, value text, created_at timestamptz)',
      ),
    );
    await db.sql.query(`insert into app_settings values ('secret', 'x', now())`);
    lines.length = 0;
    await db.sql.query('select 1 as quick');
    await db.withoutTimeouts(() => db.sql.query('select pg_sleep(0.3) as expected'));
    await db.sql.query('select pg_sleep(0.3), $1::text as direct', ['secret']);
    await db.sql.transaction((tx) => tx.query('select pg_sleep(0.3) as inside'));
    await expect(
      db.sql.query('select (select 1 from pg_sleep(0.3)) / $1::int as failing', [0]),
    ).rejects.toThrow('division by zero');
    const slow = sql<string>`pg_sleep(0.3)`;
    await db.orm.select({ slow }).from(appSettings).where(eq(appSettings.name, 'secret'));
  } finally {
    await db.close();
  }
  // on a busy machine, other statements may be slow, too
  const ours = /direct|inside|failing|from "app_settings"|expected/;
  const told = lines.filter(
    ({ msg, statement }) => msg === 'a slow statement' && ours.test(statement ?? ''),
  );
  expect(told.map(({ statement }) => ours.exec(statement ?? '')?.[0])).toEqual([
    'direct',
    'inside',
    'failing',
    'from "app_settings"',
  ]);
  for (const { ms = 0 } of told) expect(ms).toBeGreaterThan(200);
  expect(JSON.stringify(lines)).not.toContain('secret');
});
