import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, startPostgres, type Postgres } from './postgres.ts';

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function dataDirectory(url: string): Promise<string> {
  const [row] = await query<{ data_directory: string }>(url, 'show data_directory');
  return row?.data_directory ?? '';
}

describe.each([
  { wanted: 'any', source: /installed|embedded/, version: 150_000 },
  { wanted: 'embedded', source: /embedded/, version: 180_000 },
] as const)('a temporary PostgreSQL ($wanted binaries)', ({ wanted, source, version }) => {
  let postgres: Postgres;

  beforeAll(async () => {
    postgres = await startPostgres({ source: wanted });
  });

  afterAll(() => postgres.stop());

  it('uses the requested binaries', async () => {
    expect(postgres.source).toMatch(source);
    const rows = await query<{ v: string }>(
      postgres.url,
      `select current_setting('server_version_num') as v`,
    );
    expect(Number(rows[0]?.v)).toBeGreaterThanOrEqual(version);
  });

  it('provides empty databases that share nothing, in UTF-8', async () => {
    const first = await postgres.createDatabase();
    const second = await createDatabase(postgres.url);
    await query(first, `create table t as select 'ржд-旅-é' as word`);

    expect(await query(first, 'select word from t')).toEqual([{ word: 'ржд-旅-é' }]);
    expect(
      await query(second, `select tablename from pg_tables where schemaname = 'public'`),
    ).toEqual([]);
  });

  it('comes back on the same port with its rows, and leaves nothing behind', async () => {
    const url = await postgres.createDatabase();
    await query(url, 'create table t as select 1 as n');
    const directory = await dataDirectory(url);
    const firstPid = postgres.pid;

    await postgres.halt();
    await expect(query(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await postgres.resume();
    expect(postgres.pid).not.toBe(firstPid);
    expect(await query(url, 'select n from t')).toEqual([{ n: 1 }]);

    await postgres.stop();
    expect(existsSync(directory)).toBe(false);
    expect(() => process.kill(firstPid, 0)).toThrow(/ESRCH/);
  });
});
