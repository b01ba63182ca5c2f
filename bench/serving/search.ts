/** Searches and filters a large catalog over HTTP, and compares the responses with their SQL alone. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { allMigrations } from '../../server/src/db/upgrade/all-migrations.ts';
import type { Database, Db } from '../../server/src/db/database.ts';
import { migrate } from '../../server/src/db/upgrade/migrate.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import * as tables from '../../server/src/db/tables.ts';
import { noLog } from '../../server/src/cli/no-log.ts';
import { seedSpots } from '../../server/src/cli/seed/seed-spots.ts';
import { startPostgres } from '../../server/src/test/database/postgres.ts';
import { lineOf, percentile, type Line } from '../measure.ts';
import { startProduct } from '../product/start-product.ts';
import { HttpClient } from '../load/http-client.ts';
import { CURRENCY, type Request, requests } from './search-requests.ts';

interface Statement {
  text: string;
  values: unknown[];
}

async function statementsOf(db: Database, request: Request): Promise<Statement[]> {
  const sent: Statement[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => void sent.push({ text, values }),
  };
  const { $client: client } = db.orm as Db & { $client: never };
  const options = { client, schema: tables, logger };
  const orm: unknown = db.engine === 'pglite' ? drizzlePglite(options) : drizzlePostgres(options);
  await request.run({ ...db, orm: orm as Db });
  return sent;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/**
 * The response time over HTTP. A request that is refused under overload is sent again, and the retries count as
 * response time.
 */
async function timeHttp(client: HttpClient, { path }: Request): Promise<number> {
  return timed(async () => {
    let { status } = await client.send({ method: 'GET', path });
    for (let left = 10; status === 503 && left > 0; left -= 1) {
      await delay(1000);
      ({ status } = await client.send({ method: 'GET', path }));
    }
    if (status !== 200) throw new Error(`${path} returned ${status}`);
  });
}

function timeSql(db: Database, statements: readonly Statement[]): Promise<number> {
  return timed(async () => {
    for (const { text, values } of statements) await db.sql.query(text, values);
  });
}

interface Times {
  kind: string;
  http: number;
  sql: number;
}

function linesOf(where: string, times: readonly Times[]): Line[] {
  return [...new Set(times.map(({ kind }) => kind))].flatMap((kind) => {
    const own = times.filter((time) => time.kind === kind);
    return [50, 95].map((share) => {
      const [ours, reference] = (['http', 'sql'] as const).map((way) =>
        percentile(
          own.map((time) => time[way]),
          share / 100,
        ),
      );
      const [a = Number.NaN, b = Number.NaN] = [ours, reference];
      const what = `${where}: ${kind}, p${share}, next to its SQL`;
      return lineOf(what, 'ms', a, b);
    });
  });
}

export async function fill(db: Database, spots: number): Promise<void> {
  await db.withoutTimeouts(async () => migrate(db.sql, await allMigrations()));
  await seedSpots(db, { spots, currency: CURRENCY, progress: () => undefined });
}

/** Measures each request over HTTP and by its SQL, alternately. */
async function searchOnPostgres(databaseUrl: string, where: string): Promise<Line[]> {
  const product = await startProduct({ DATABASE_URL: databaseUrl, SEED: 'none', CURRENCY });
  const db = await openDatabase({ dir: '', databaseUrl }, noLog);
  const client = new HttpClient(product.port, 1);
  const times: Times[] = [];
  for (const [index, request] of requests().entries()) {
    // This also loads the rows into memory, for both measurements.
    const statements = await statementsOf(db, request);
    const turns = [
      async () => ({ http: await timeHttp(client, request) }),
      async () => ({ sql: await timeSql(db, statements) }),
    ];
    if (index % 2 === 1) turns.reverse();
    const time = { kind: request.kind, http: Number.NaN, sql: Number.NaN };
    for (const turn of turns) Object.assign(time, await turn());
    times.push(time);
  }
  client.close();
  await db.close();
  await product.stop();
  return linesOf(where, times);
}

/** The embedded database can be used by only one process, so all requests run over HTTP first, then their SQL. */
async function searchEmbedded(dataDir: string, where: string): Promise<Line[]> {
  const all = requests();
  const product = await startProduct({ DATA_DIR: dataDir, SEED: 'none', CURRENCY });
  const client = new HttpClient(product.port, 1);
  const http: number[] = [];
  for (const request of all) http.push(await timeHttp(client, request));
  client.close();
  await product.stop();
  const db = await openDatabase({ dir: dataDir }, noLog);
  const times: Times[] = [];
  for (const [index, request] of all.entries()) {
    const statements = await statementsOf(db, request);
    const sql = await timeSql(db, statements);
    times.push({ kind: request.kind, http: http[index] ?? Number.NaN, sql });
  }
  await db.close();
  return linesOf(where, times);
}

/** Waits until autovacuum has processed most of the added rows. */
async function vacuumed(db: Database): Promise<void> {
  const text = `
    select relallvisible > 0.7 * relpages as is_done from pg_class where oid = 'spots'::regclass`;
  for (let left = 300; left > 0; left -= 1) {
    const { rows } = await db.sql.query<{ is_done: boolean }>(text);
    if (rows[0]?.is_done === true) return;
    await delay(1000);
  }
  throw new Error('autovacuum did not run');
}

const named = (name: string, spots: number) => `${name}, ${spots.toLocaleString('en-US')} spots`;

/** Measures on a temporary PostgreSQL, which is filled first. That takes minutes for a million destinations. */
export async function benchSearchOnPostgres(spots: number): Promise<Line[]> {
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase();
    const db = await openDatabase({ dir: '', databaseUrl: url }, noLog);
    await fill(db, spots);
    await vacuumed(db);
    await db.close();
    return await searchOnPostgres(url, named('PostgreSQL', spots));
  } finally {
    await postgres.stop();
  }
}

/** Measures on a temporary embedded database, which is filled first. */
export async function benchSearchEmbedded(dir: string, spots: number): Promise<Line[]> {
  const dataDir = join(dir, 'search');
  const db = await openDatabase({ dir: dataDir }, noLog);
  await fill(db, spots);
  await db.close();
  return searchEmbedded(dataDir, named('embedded', spots));
}
