import { migrations as cardMigrations } from '@wayfarer/card-sandbox';
import { migrations as identityMigrations } from '@wayfarer/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase, createTestApp } from '../test/app.ts';
import { TestClock } from '../test/test-clock.ts';
import type { Database } from './database.ts';
import {
  databaseErrorCode,
  DatabaseUnavailableError,
  unavailability,
  violatedConstraint,
} from './database-errors.ts';
import { loadDemoContent } from './demo/demo-content.ts';
import { migrate, productMigrations } from './upgrade/migrate.ts';
import { generateAppSettingOnce } from './records/app-settings.ts';
import { bestSpots, reviews, spots, teamMembers, users } from './tables.ts';

let db: Database;
const clock = new TestClock();
beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());

async function sets() {
  return [
    await productMigrations(),
    { component: 'identity' as const, migrations: identityMigrations },
    { component: 'cards' as const, migrations: cardMigrations },
  ];
}

describe('migrations', () => {
  it('run once, no matter how many processes start together', async () => {
    const all = await sets();
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(db.sql, all)));
    const total = all.reduce((sum, { migrations }) => sum + migrations.length, 0);
    expect(applied.reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(await migrate(db.sql, all)).toBe(0);
  });

  it('refuse a database with other applied migrations', async () => {
    const changed = {
      component: 'product' as const,
      migrations: [{ name: '0001-product', sql: 'select 1' }],
    };
    await expect(migrate(db.sql, [changed])).rejects.toThrow('was changed after it was applied');
  });

  it('leave nothing behind if they fail', async () => {
    const broken = { name: 'x', sql: 'create table half (id int); select nothing_there()' };
    await expect(migrate(db.sql, [{ component: 'product', migrations: [broken] }])).rejects.toThrow(
      /nothing_there/,
    );
    const { rows } = await db.sql.query<{ found: string | null }>(
      `select to_regclass('half')::text as found`,
    );
    expect(rows).toEqual([{ found: null }]);
  });
});

describe('a phase without time limits', () => {
  it('lifts the limit on statements only while it lasts', async () => {
    const limit = () =>
      db.sql.transaction(async (tx) => {
        const { rows } = await tx.query<{ ms: string }>(
          `select current_setting('statement_timeout') as ms`,
        );
        return rows[0]?.ms;
      });
    // the embedded engine applies its limit itself, outside SQL
    const usual = db.engine === 'postgres' ? '8s' : '0';
    expect([await limit(), await db.withoutTimeouts(limit), await limit()]).toEqual([
      usual,
      '0',
      usual,
    ]);
  });
});

describe('demo content', () => {
  it('is loaded once and completely, and not again after it was changed', async () => {
    const loaded = await Promise.all([1, 2, 3].map(() => loadDemoContent(db.orm, clock, 'usd')));
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(await db.orm.$count(spots)).toBe(48);
    expect([
      await db.orm.$count(bestSpots),
      await db.orm.$count(teamMembers),
      await db.orm.$count(reviews),
    ]).toEqual([8, 6, 12]);
    await db.orm.delete(reviews);
    expect(await loadDemoContent(db.orm, clock, 'usd')).toBe(false);
    expect(await db.orm.$count(reviews)).toBe(0);
  });

  it('is what visitors see, including artwork and placeholders', async () => {
    const world = await createTestApp({ db });
    try {
      const list = (await world.anonymous.get('/allSpots?sort=name')).body;
      expect(list).toHaveLength(48);
      expect(list[0].image).toMatch(/^\/media\/destinations\/[\w-]+-960\.webp$/);
      expect(list[0].imagePlaceholder).toMatch(/^data:image\/webp;base64,/);
      const best = (await world.anonymous.get('/bestSpots')).body;
      expect(list.map((spot: { _id: string }) => spot._id)).toContain(best[0].spotId);
      expect((await world.anonymous.get('/team')).body[0].img).toMatch(/^\/media\/portraits\//);
    } finally {
      await world.close();
    }
  });
});

describe('generated values', () => {
  it('are the same in every process', async () => {
    let made = 0;
    const ask = () =>
      generateAppSettingOnce(db.orm, clock, 'a-secret', () => `value-${(made += 1)}`);
    const values = await Promise.all([ask(), ask(), ask()]);
    expect(new Set([...values, await ask()]).size).toBe(1);
  });
});

describe('the raw port', () => {
  it('returns the agreed types', async () => {
    const { rows } = await db.sql.query(
      `select 9007199254740991::int8 as big, count(*) as n, '2026-02-03'::date as day, 1.50::numeric as money,
         '{"a":[1]}'::jsonb as data, '2026-01-01T00:00:00Z'::timestamptz as at from (values (1)) v`,
    );
    expect(rows).toEqual([
      {
        big: 9_007_199_254_740_991,
        n: 1,
        day: '2026-02-03',
        money: '1.50',
        data: { a: [1] },
        at: new Date('2026-01-01'),
      },
    ]);
  });

  it('rolls back a failed transaction and keeps the connection usable', async () => {
    const failed = db.sql.transaction(async (tx) => {
      await tx.query(`insert into deleted_users (id, deleted_at) values ('ghost', now())`);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect((await db.sql.query(`select 1 from deleted_users where id = 'ghost'`)).rows).toEqual([]);
  });
});

describe('errors', () => {
  it('have their code and constraint even if they are wrapped', async () => {
    const row = {
      name: 'x',
      email: 'x@y.zz',
      emailKey: 'x',
      role: 'traveller' as const,
      createdAt: clock.now(),
    };
    const twice = db.orm.insert(users).values([
      { ...row, id: 'same' },
      { ...row, id: 'same' },
    ]);
    const error: unknown = await twice.then(
      () => null,
      (caught: unknown) => caught,
    );
    expect(databaseErrorCode(error)).toBe('23505');
    expect(violatedConstraint(error)).toBe('users_pkey');
    expect(unavailability(error)).toBeNull();
  });

  it.each([
    [{ code: 'ECONNREFUSED' }, 'DB_UNAVAILABLE'],
    [{ code: '57P01' }, 'DB_UNAVAILABLE'],
    [{ code: '08006' }, 'DB_UNAVAILABLE'],
    [{ code: '40P01' }, 'DB_UNAVAILABLE'],
    [{ code: '40001' }, 'DB_UNAVAILABLE'],
    [{ code: '57014' }, 'DB_TIMEOUT'],
    [{ code: 'DB_BUSY' }, 'DB_UNAVAILABLE'],
    [{ message: 'Connection terminated unexpectedly' }, 'DB_UNAVAILABLE'],
  ])('%o means that the database is unavailable', (parts, code) => {
    const inner = Object.assign(new Error('message' in parts ? parts.message : 'x'), parts);
    const found = unavailability(new Error('query failed', { cause: inner }));
    expect(found).toBeInstanceOf(DatabaseUnavailableError);
    expect(found?.code).toBe(code);
  });
});

describe('LISTEN and NOTIFY', () => {
  it('reach all listeners', async () => {
    const heard = new Promise<string>((resolve) => {
      void db.listen('test_channel', resolve).then(() => db.notify('test_channel', 'hello'));
    });
    expect(await heard).toBe('hello');
  });
});
