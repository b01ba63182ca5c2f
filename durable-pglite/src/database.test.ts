import fs from 'node:fs';
import path from 'node:path';
import { openDurable, openMemory, type DurableDatabase } from '@wayfarer/durable-pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryDirectory } from './test/child.ts';

const parent = temporaryDirectory();
const openers: Record<string, () => Promise<DurableDatabase>> = {
  durable: () => openDurable({ dataDir: path.join(parent, 'data'), idleInTransactionMs: 400 }),
  memory: () => openMemory({ idleInTransactionMs: 400 }),
};

afterAll(() => fs.rmSync(parent, { recursive: true, force: true }));

describe.each(Object.entries(openers))('the %s database', (_name, open) => {
  let database: DurableDatabase;

  beforeAll(async () => {
    database = await open();
    await database.exec(`
      create table item (
        id int primary key, label text constraint item_label_taken unique, amount int default 0);
      create extension pg_trgm; create extension unaccent`);
  });
  afterAll(() => database.close());

  it('answers values as the port promises them', async () => {
    const { rows, rowCount } = await database.query(
      `select 9007199254740991::int8 as big, timestamptz '2027-01-02 03:04:05.678+02' as at,
         date '2027-01-02' as day, '{"a":[1,"é"]}'::jsonb as document, 12.50::numeric as price,
         timestamp '2027-01-02 03:04:05' as local, true as yes, null as nothing,
         array[date '2027-01-02'] as days, array[1, 2]::int8[] as bigs`,
    );
    expect(rowCount).toBe(1);
    expect(rows).toEqual([
      {
        big: 9_007_199_254_740_991,
        at: new Date('2027-01-02T01:04:05.678Z'),
        day: '2027-01-02',
        document: { a: [1, 'é'] },
        price: '12.50',
        local: '2027-01-02 03:04:05',
        yes: true,
        nothing: null,
        days: ['2027-01-02'],
        bigs: [1, 2],
      },
    ]);
  });

  it('takes dates, JSON text and null as parameters', async () => {
    const at = new Date('2027-03-04T05:06:07.089Z');
    const { rows } = await database.query(
      'select $1::timestamptz as at, $2::jsonb as document, $3::text as nothing',
      [at, JSON.stringify({ n: 1 }), null],
    );
    expect(rows).toEqual([{ at, document: { n: 1 }, nothing: null }]);
  });

  it('counts changed rows', async () => {
    const inserted = await database.query('insert into item (id) values (1), (2)');
    const updated = await database.query('update item set amount = 1 where id = 1 returning id');
    expect(inserted).toEqual({ rows: [], rowCount: 2 });
    expect(updated).toEqual({ rows: [{ id: 1 }], rowCount: 1 });
  });

  it('tells the constraint and the SQLSTATE of a violation', async () => {
    await database.query("insert into item (id, label) values (10, 'same')");
    await expect(
      database.query("insert into item (id, label) values (11, 'same')"),
    ).rejects.toMatchObject({
      name: 'DatabaseError',
      code: '23505',
      constraint: 'item_label_taken',
      severity: 'ERROR',
      detail: 'Key (label)=(same) already exists.',
      retryable: false,
    });
  });

  it('refuses a parameter of the wrong type and serves on', async () => {
    await expect(database.query('select $1::bool', ['maybe'])).rejects.toMatchObject({
      code: '22023',
    });
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('commits what a transaction wrote, and rolls back when its work throws', async () => {
    const written = await database.transaction(async (tx) => {
      await tx.query('insert into item (id) values (20)');
      await tx.exec('update item set amount = 5 where id = 20');
      return 'done';
    });
    const failing = database.transaction(async (tx) => {
      await tx.query('insert into item (id) values (21)');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const { rows } = await database.query('select id, amount from item where id in (20, 21)');
    expect({ written, rows }).toEqual({ written: 'done', rows: [{ id: 20, amount: 5 }] });
  });

  it('does not call a transaction done whose statement failed unnoticed', async () => {
    const careless = database.transaction(async (tx) => {
      await tx.query('insert into item (id) values (30)');
      await tx.query('select 1 / 0').catch(() => undefined);
    });
    await expect(careless).rejects.toMatchObject({ code: '25P02' });
    expect((await database.query('select 1 from item where id = 30')).rows).toEqual([]);
  });

  it('runs concurrent transactions one after the other', async () => {
    await database.query('insert into item (id, amount) values (40, 0)');
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.transaction(async (tx) => {
          const { rows } = await tx.query<{ amount: number }>(
            'select amount from item where id = 40',
          );
          await tx.query('update item set amount = $1 where id = 40', [(rows[0]?.amount ?? 0) + 1]);
        }),
      ),
    );
    const { rows } = await database.query('select amount from item where id = 40');
    expect(rows).toEqual([{ amount: 20 }]);
  });

  it('closes the handle with its transaction', async () => {
    const handle = await database.transaction((tx) => Promise.resolve(tx));
    await expect(handle.query('select 1')).rejects.toMatchObject({ code: '25P01' });
  });

  it('refuses transactions opened or ended by hand', async () => {
    await expect(database.query('begin')).rejects.toMatchObject({ code: '25001' });
    await expect(database.transaction(async (tx) => tx.query('commit'))).rejects.toMatchObject({
      code: '25P01',
    });
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('rolls back a transaction that is left idle and tells its caller', async () => {
    const forgotten = database.transaction(async (tx) => {
      await tx.query('insert into item (id) values (50)');
      await new Promise(() => undefined);
    });
    await expect(forgotten).rejects.toMatchObject({ code: '25P03' });
    expect((await database.query('select 1 from item where id = 50')).rows).toEqual([]);
  });

  it('never waits forever when the outer database is used inside a transaction', async () => {
    const nested = database.transaction(async (tx) => {
      await tx.query('insert into item (id) values (60)');
      await database.query('select 1');
    });
    await expect(nested).rejects.toMatchObject({ code: '25P03' });
    expect((await database.query('select 1 from item where id = 60')).rows).toEqual([]);
  });

  it('delivers notifications when their transaction commits, until told to stop', async () => {
    const heard: string[] = [];
    const stop = await database.listen('Changes "x"', (payload) => heard.push(payload));
    await database.transaction(async (tx) => {
      await tx.query('select pg_notify($1, $2)', ['Changes "x"', 'first']);
    });
    await vi.waitFor(() => expect(heard).toEqual(['first']));
    await database
      .transaction(async (tx) => {
        await tx.query('select pg_notify($1, $2)', ['Changes "x"', 'undone']);
        throw new Error('no');
      })
      .catch(() => undefined);
    await stop();
    await database.query('select pg_notify($1, $2)', ['Changes "x"', 'late']);
    await database.query('select 1');
    expect(heard).toEqual(['first']);
  });
});

describe('an in-memory database', () => {
  it('has no files to copy and shares nothing with another one', async () => {
    const [one, other] = await Promise.all([openMemory(), openMemory()]);
    await one.exec('create table only_here (id int)');
    await expect(one.dump(path.join(parent, 'copy'))).rejects.toMatchObject({ code: '0A000' });
    await expect(other.query('select * from only_here')).rejects.toMatchObject({ code: '42P01' });
    // a change of one database must not change the cluster from which all are copied
    await one.exec('create extension pg_trgm');
    const later = await openMemory();
    const { rows } = await later.query(`select 1 from pg_extension where extname = 'pg_trgm'`);
    expect(rows).toEqual([]);
    await Promise.all([one.close(), other.close(), later.close()]);
    await expect(one.query('select 1')).rejects.toMatchObject({ code: 'DB_UNAVAILABLE' });
  });
});
