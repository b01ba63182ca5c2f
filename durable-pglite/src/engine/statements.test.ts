import { openMemory, type DurableDatabase } from '@wayfarer/durable-pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let database: DurableDatabase;
beforeAll(async () => {
  database = await openMemory({ nameOf: (text) => /\/\* (\w+) \*\//.exec(text)?.[1] });
  await database.exec(`
    create table visit (id int primary key, place text, days int[], details jsonb, at timestamptz);
    insert into visit values (1, 'Fuji', '{1,2}', '{"tags": ["snow"]}', '2026-05-01T10:00:00Z')`);
});
afterAll(() => database.close());

async function prepared(): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    'select name from pg_prepared_statements order by name',
  );
  return rows.map(({ name }) => name);
}

it('what has a name is read once, and answers like what has none', async () => {
  const text = 'select place, days, details, at from visit where id = $1';
  const plain = await database.query(text, [1]);
  expect(plain.rows).toEqual([
    {
      place: 'Fuji',
      days: [1, 2],
      details: { tags: ['snow'] },
      at: new Date('2026-05-01T10:00:00Z'),
    },
  ]);
  for (let round = 0; round < 8; round += 1) {
    expect(await database.query(`${text} /* by_id */`, [1])).toEqual(plain);
    expect((await database.query(`${text} /* by_id */`, [2])).rows).toEqual([]);
  }
  expect(await prepared()).toEqual(['by_id']);
});

it('what was refused, in a transaction or out of it, answers the next time', async () => {
  const text = 'insert into visit (id, place) values ($1, $2) returning id /* add */';
  const fresh = 'insert into visit (id, place) values ($1, $2) returning place';
  await expect(database.query(text, [1, 'Fuji'])).rejects.toMatchObject({ code: '23505' });
  await expect(database.query(text, ['x', 'Fuji'])).rejects.toMatchObject({ code: '22P02' });
  await expect(
    database.transaction(async (tx) => {
      await tx.query(text, [2, 'Etna']);
      await tx.query(text, [1, 'Fuji']);
    }),
  ).rejects.toMatchObject({ code: '23505', constraint: 'visit_pkey', table: 'visit' });
  expect(await database.query(text, [2, 'Etna'])).toEqual({ rows: [{ id: 2 }], rowCount: 1 });
  await expect(database.query(fresh, [2, 'Etna'])).rejects.toMatchObject({ code: '23505' });
  expect((await database.query(fresh, [3, 'Etna'])).rows).toEqual([{ place: 'Etna' }]);
});

it('a name that was given while the transaction was lost is still of use', async () => {
  const text = 'select count(*) as visits from visit where place = $1 /* count_of */';
  await expect(
    database.transaction(async (tx) => {
      await tx.query(text, ['Etna']);
      throw new Error('given up');
    }),
  ).rejects.toThrow('given up');
  expect((await database.query(text, ['nowhere'])).rows).toEqual([{ visits: 0 }]);
  expect(await prepared()).toContain('count_of');
});

it('statements that cannot be read are refused, and nothing else is', async () => {
  for (let round = 0; round < 2; round += 1) {
    await expect(database.query('select nothing from visit where id = $1', [1])).rejects.toThrow(
      'column "nothing" does not exist',
    );
    await expect(database.query('selekt 1 /* wrong */')).rejects.toMatchObject({ code: '42601' });
    expect((await database.query('select $1::int + 1 as sum', [1])).rows).toEqual([{ sum: 2 }]);
  }
  expect(await prepared()).not.toContain('wrong');
});

it('values are written for the columns that there are, whatever they were before', async () => {
  await database.exec('create table note (value int)');
  const text = 'insert into note (value) values ($1)';
  const kept = 'select place from visit where id = $1 /* beside */';
  expect((await database.query(kept, [1])).rows).toEqual([{ place: 'Fuji' }]);
  expect(await database.query(text, [7])).toEqual({ rows: [], rowCount: 1 });
  await database.exec('drop table note; create table note (value jsonb)');
  await database.query(text, [{ tags: ['snow'] }]);
  expect((await database.query('select value from note')).rows).toEqual([
    { value: { tags: ['snow'] } },
  ]);
  expect((await database.query(kept, [1])).rows).toEqual([{ place: 'Fuji' }]);
});

it('changed and found rows are counted, and nothing where there is nothing to count', async () => {
  const count = async (text: string, params: unknown[] = []) =>
    (await database.query(text, params)).rowCount;
  expect(await count('insert into visit (id) values ($1), ($2)', [10, 11])).toBe(2);
  expect(await count('update visit set place = $1 where id >= $2', ['Roma', 10])).toBe(2);
  expect(await count('select id from visit where place = $1', ['Roma'])).toBe(2);
  expect(await count('delete from visit where id = $1', [12])).toBe(0);
  expect(await count('create index by_place on visit (place)')).toBe(0);
  expect(await count('')).toBe(0);
});

it('a plan that was made for a small table is made again after it has grown', async () => {
  const text = 'select value from growing where id = $1 /* of_growing */';
  const plan = async () => {
    const explained = await database.query(`explain execute of_growing('x')`);
    return JSON.stringify(explained.rows);
  };
  await database.exec(`
    create table growing (id text primary key, value int);
    insert into growing select 'id ' || n, n from generate_series(1, 20) as n;
    analyze growing`);
  for (let use = 0; use < 10; use += 1) await database.query(text, ['id 1']);
  await database.exec(
    `insert into growing select 'id ' || n, n from generate_series(21, 20000) as n`,
  );
  expect(await plan()).toContain('Seq Scan');
  const later = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect((await database.query(text, ['id 900'])).rows).toEqual([{ value: 900 }]);
  expect(await plan()).toMatch(/Index Scan|Bitmap/);
});
