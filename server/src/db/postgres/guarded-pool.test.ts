import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { noLog } from '../../cli/no-log.ts';
import { createDatabase } from '../../test/database/postgres.ts';
import { databaseErrorCode } from '../database-errors.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open.ts';
import { appSettings } from '../tables.ts';

let db: Database;
beforeAll(async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  db = await openDatabase({ dir: '', databaseUrl }, noLog);
  await db.sql.query('create table app_settings (name text primary key, value text)');
});
afterAll(() => db.close());

/** Consecutive requests get the same connection, as long as it lives. */
async function connection(): Promise<number | undefined> {
  const { rows } = await db.sql.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

it.each<[string, () => Promise<unknown>]>([
  ['directly', () => db.sql.query('select 1 / $1::int', [0])],
  ['in a transaction', () => db.sql.transaction((tx) => tx.query('select 1 / $1::int', [0]))],
  [
    'by Drizzle',
    () =>
      db.orm
        .select({ no: sql`1 / 0` })
        .from(sql`(select 1) as one`)
        .execute(),
  ],
  [
    'by Drizzle in a transaction',
    () =>
      db.orm.transaction((tx) =>
        tx
          .update(appSettings)
          .set({ value: 'x' })
          .where(eq(appSettings.value, sql`(1 / 0)::text`)),
      ),
  ],
])('a statement that is refused %s doesn’t close the connection', async (_how, refused) => {
  const before = await connection();
  expect(await refused().then(() => 'nothing', databaseErrorCode)).toBe('22012');
  expect(await connection()).toBe(before);
});

it('a broken connection isn’t used again', async () => {
  const before = await connection();
  const broken = db.sql.transaction((tx) =>
    tx.query('select pg_terminate_backend(pg_backend_pid())'),
  );
  await expect(broken).rejects.toMatchObject({ name: 'DatabaseUnavailableError' });
  const after = await connection();
  expect(after).toEqual(expect.any(Number));
  expect(after).not.toBe(before);
});
