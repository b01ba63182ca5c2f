import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../root-folder.ts';
import { openTestDatabase } from '../test/app.ts';
import { takeForeignWrites } from '../test/database/watch-writes.ts';
import { serviceOf, WRITERS } from '../test/database/writers.ts';
import type { Database } from './database.ts';
import * as tables from './tables.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

it('every table is written by only one room', async () => {
  const { rows } = await db.sql.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const names = rows.map(({ name }) => name).filter((name) => serviceOf(name) === undefined);
  expect([...WRITERS.keys()].toSorted()).toEqual(names.toSorted());
});

/** Runs code as if the file contained it. */
async function run(file: string, code: string): Promise<string[]> {
  const filename = join(fileURLToPath(ROOT), file);
  const planted = compileFunction(`return (async () => { ${code} })()`, ['db', 'tables'], {
    filename,
  }) as (db: Database, with_: typeof tables) => Promise<unknown>;
  await planted(db, tables);
  return takeForeignWrites();
}

const CANCEL = `set({ state: 'cancelled' })`;
const INTO_TIMELINE =
  'insert into booking_events overriding system value select * from booking_events where false';

describe('a write by another room is noticed', () => {
  it.each([
    ['by Drizzle', 'bookings', `await db.orm.update(tables.bookings).${CANCEL}`],
    ['a deletion', 'bookings', `await db.orm.delete(tables.bookings)`],
    [
      'in a transaction',
      'bookings',
      `await db.orm.transaction((tx) => tx.transaction((inner) => inner.update(tables.bookings).${CANCEL}))`,
    ],
    [
      'within `with`',
      'bookings',
      `const gone = db.orm.$with('gone').as(db.orm.delete(tables.bookings).returning({ id: tables.bookings.id }));
       await db.orm.with(gone).select().from(gone)`,
    ],
    [
      'behind `with`',
      'bookings',
      `const all = db.orm.$with('every').as(db.orm.select({ id: tables.bookings.id }).from(tables.bookings));
       await db.orm.with(all).update(tables.bookings).${CANCEL}`,
    ],
    ['written as text', 'booking_events', `await db.orm.execute('${INTO_TIMELINE}')`],
    ['by the raw port', 'booking_events', `await db.sql.query('${INTO_TIMELINE}')`],
    [
      'in a raw transaction, beside a read',
      'booking_events',
      `await db.sql.transaction((tx) => tx.query('with written as (${INTO_TIMELINE} returning 1) select * from written'))`,
    ],
  ])('%s', async (_, table, code) => {
    const file = 'server/src/features/payments/planted.ts';
    expect(await run(file, code)).toEqual([
      `${file} writes ${table}, which features/booking-records owns`,
    ]);
    expect(await run('server/src/features/booking-records/planted.ts', code)).toEqual([]);
  });

  it('even to a table of an embedded service', async () => {
    const file = 'server/src/features/users/planted.ts';
    const code = `await db.sql.query('delete from identity_sessions')`;
    expect(await run(file, code)).toEqual([
      `${file} writes identity_sessions, which identity owns`,
    ]);
  });
});

it('but reading or locking another room’s table isn’t a write', async () => {
  const code = `await db.orm.transaction((tx) => tx.select().from(tables.bookings).for('update', { of: tables.bookings }))`;
  expect(await run('server/src/features/payments/planted.ts', code)).toEqual([]);
});
