import { eq, sql } from 'drizzle-orm';
import {
  bigint,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { openMemory, type DurableDatabase } from '@wayfarer/durable-pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const visit = pgTable('visit', {
  id: integer().primaryKey(),
  place: text().unique('visit_place_taken'),
  at: timestamp({ withTimezone: true }),
  local: timestamp(),
  day: date(),
  dayAsDate: date('day_as_date', { mode: 'date' }),
  details: jsonb().$type<{ tags: string[] }>(),
  price: numeric(),
  count: bigint({ mode: 'number' }),
});

let database: DurableDatabase;
let db: ReturnType<typeof connect>;
const connect = () => drizzle({ client: database.driver, schema: { visit } });

beforeAll(async () => {
  database = await openMemory();
  db = connect();
  await database.exec(`create table visit (
    id int primary key, place text constraint visit_place_taken unique, at timestamptz,
    local timestamp, day date, day_as_date date, details jsonb, price numeric, count int8)`);
});
afterAll(() => database.close());

describe('Drizzle over the driver', () => {
  it('reads back what it wrote, times included', async () => {
    const row = {
      id: 1,
      place: 'Sylhet',
      at: new Date('2027-01-02T03:04:05.678Z'),
      local: new Date('2027-01-02T03:04:05.678Z'),
      day: '2027-01-02',
      dayAsDate: new Date('2027-01-02T00:00:00Z'),
      details: { tags: ['tea', 'é'] },
      price: '12.50',
      count: 9_007_199_254_740_991,
    };
    const returned = await db.insert(visit).values(row).returning();
    expect(returned).toEqual([row]);
    expect(await db.select().from(visit).where(eq(visit.id, 1))).toEqual([row]);
    expect(await db.query.visit.findFirst()).toEqual(row);
  });

  it('runs prepared statements and raw SQL', async () => {
    await db.insert(visit).values({ id: 2, place: 'Bandarban' });
    const byId = db
      .select({ place: visit.place })
      .from(visit)
      .where(eq(visit.id, sql.placeholder('id')))
      .prepare('visit_by_id');
    expect(await byId.execute({ id: 2 })).toEqual([{ place: 'Bandarban' }]);
    const { rows } = await db.execute(sql`select place from visit where id = ${2}`);
    expect(rows).toEqual([{ place: 'Bandarban' }]);
  });

  it('passes code and constraint of a violation as the cause', async () => {
    await db.insert(visit).values({ id: 3, place: 'Kuakata' });
    await expect(db.insert(visit).values({ id: 4, place: 'Kuakata' })).rejects.toMatchObject({
      cause: { name: 'DatabaseError', code: '23505', constraint: 'visit_place_taken' },
    });
  });

  it('commits, rolls back, and rolls back to a savepoint', async () => {
    await db.transaction(async (tx) => {
      await tx.insert(visit).values({ id: 10 });
      await tx
        .transaction(async (inner) => {
          await inner.insert(visit).values({ id: 11 });
          inner.rollback();
        })
        .catch(() => undefined);
      await tx.insert(visit).values({ id: 12 });
    });
    const undone = db.transaction(async (tx) => {
      await tx.insert(visit).values({ id: 13 });
      tx.rollback();
    });
    await expect(undone).rejects.toThrow('Rollback');
    const ids = await db
      .select({ id: visit.id })
      .from(visit)
      .where(sql`id >= 10`)
      .orderBy(visit.id);
    expect(ids).toEqual([{ id: 10 }, { id: 12 }]);
  });
});
