import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { noLog } from '../../cli/no-log.ts';
import { createDatabase } from '../../test/database/postgres.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open.ts';
import { hasOnePlan, nameHotStatements } from './prepared-statements.ts';
import { appSettings } from '../tables.ts';

let db: Database;
beforeAll(async () => {
  db = await openDatabase(
    { dir: '', databaseUrl: await createDatabase(inject('postgresUrl')) },
    noLog,
  );
  await db.sql.transaction((tx) =>
    tx.exec(
      'create table app_settings (name text primary key, value text, created_at timestamptz)',
    ),
  );
  await db.sql.query(`insert into app_settings values ('color', 'blue', now())`);
});
afterAll(() => db.close());

/** Consecutive requests get the same connection. */
async function prepared(): Promise<string[]> {
  const { rows } = await db.sql.query<{ statement: string }>(
    'select statement from pg_prepared_statements order by prepare_time',
  );
  return rows.map(({ statement }) => statement);
}

const valueOf = (name: string) =>
  db.orm.select({ value: appSettings.value }).from(appSettings).where(eq(appSettings.name, name));

it('a frequent statement is prepared, and returns the same as before', async () => {
  const raw = 'select value from app_settings where name = $1';
  const inside = `update app_settings set value = $2 where name = $1`;
  const colors = Array.from({ length: 12 }, (_, index) => `blue ${index}`);
  for (const color of colors) {
    await db.sql.transaction(async (tx) => {
      await tx.query(inside, ['color', color]);
      expect((await tx.query(raw, ['color'])).rows).toEqual([{ value: color }]);
    });
    expect(await valueOf('color')).toEqual([{ value: color }]);
    expect(await valueOf('none')).toEqual([]);
  }
  const statements = await prepared();
  expect(statements).toHaveLength(3);
  expect(statements).toEqual(expect.arrayContaining([raw, inside]));
  expect(statements.join()).toContain('from "app_settings" where "app_settings"."name" = $1');
});

it('a prepared statement works again after it was refused', async () => {
  const text = `insert into app_settings (name, value) values ($1, $2) returning value`;
  for (let index = 0; index < 8; index += 1) {
    const once = () => db.sql.transaction((tx) => tx.query(text, [`key ${index}`, 'x']));
    expect((await once()).rows).toEqual([{ value: 'x' }]);
    await expect(once()).rejects.toMatchObject({ code: '23505' });
  }
  expect(await prepared()).toContain(text);
});

it('a prepared statement survives a migration', async () => {
  const text = 'select value from app_settings where value = $1';
  const ask = () => db.sql.query(text, ['x']);
  for (let index = 0; index < 8; index += 1) await ask();
  expect(await prepared()).toContain(text);
  await db.sql.transaction((tx) =>
    tx.exec(`alter table app_settings add column note text not null default '';
      create index by_value on app_settings (value)`),
  );
  expect((await ask()).rows).not.toEqual([]);
});

it('a statement isn’t prepared if it is rare, has no values, or if its values determine the number of rows', async () => {
  const before = await prepared();
  for (let index = 0; index < 12; index += 1) {
    await db.sql.query('select value from app_settings');
    await db.sql.query(`select value from app_settings where name like $1`, ['c%']);
    await db.sql.query(`select value from app_settings where name = $1 or '${index}' = 'x'`, ['x']);
  }
  expect(await prepared()).toEqual(before);
});

it.each([
  'select "id" from "users" where "users"."id" = $1 for update',
  'select count(*) from bookings where uid = $1',
  'insert into audit_log (id, at) values ($1, $2) on conflict do nothing',
  'update users set name = $1 where id = $2 returning id',
  'select id from deleted_users where erased_at is null limit $1',
  `select id, data ->> 'kind' as kind from jobs where id = any($1)`,
])('can have one plan for all values: %s', (text) => {
  expect(hasOnePlan(text)).toBe(true);
});

it.each([
  'delete from sessions where last_used_at <= $1',
  'select id from spots where (visitors, id) < ($1, $2)',
  'select id from spots where $1 < cost',
  'select id from spots where cost between $1 and $2',
  'select id from spots where tags @> $1',
  `select word from spot_words where word like $1`,
  'select id from spots\nwhere category = $1 order by name_key limit $2',
  'select * from spots where id = $1',
  'delete from spots where id = $1 returning *',
  'select s.* from spots s where id = $1',
  'vacuum analyze',
  'set local statement_timeout = 0',
])('needs a plan for its values, or isn’t worth preparing: %s', (text) => {
  expect(hasOnePlan(text)).toBe(false);
});

it('no more statements are prepared than connections can hold', () => {
  const nameOf = nameHotStatements();
  const given = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    for (let index = 0; index < 500; index += 1) {
      const name = nameOf(`select name from users where id = $1 and ${index} = ${index}`);
      if (name !== undefined) given.add(name);
    }
  }
  expect(given.size).toBe(200);
  const long = `insert into words (word) values ${'($1), '.repeat(1000)}`;
  const fresh = nameHotStatements();
  expect(Array.from({ length: 9 }, () => fresh(long)).filter(Boolean)).toEqual([]);
});
