/** Searches and filters a large catalog over HTTP, and compares the responses with their SQL alone. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { CATEGORIES, COUNTRIES, SPOT_SORTS } from '../../contract/src/index.ts';
import { loadConfig } from '../../server/src/config/config.ts';
import { allMigrations } from '../../server/src/db/upgrade/all-migrations.ts';
import type { Database, Db } from '../../server/src/db/database.ts';
import { migrate } from '../../server/src/db/upgrade/migrate.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import * as tables from '../../server/src/db/tables.ts';
import { listSpots } from '../../server/src/features/spots/catalogue/list-spots.ts';
import { spotFacets } from '../../server/src/features/spots/catalogue/counts/spot-facets.ts';
import { suggestSpots } from '../../server/src/features/spots/catalogue/suggest-spots.ts';
import { noLog } from '../../server/src/cli/no-log.ts';
import { sampleSpot } from '../../server/src/cli/seed/sample-spots.ts';
import { seedSpots } from '../../server/src/cli/seed/seed-spots.ts';
import { startPostgres } from '../../server/src/test/database/postgres.ts';
import { lineOf, percentile, type Line } from '../measure.ts';
import { startProduct } from '../product/start-product.ts';
import { HttpClient } from '../load/http-client.ts';

/** The number of requests of each kind. No two are alike, so none is answered from the cache. */
const REQUESTS = 80;
const CURRENCY = 'usd';

interface Request {
  kind: string;
  path: string;
  /** Runs the SQL statements that the response needs. */
  run(db: Database): Promise<unknown>;
}

type Query = Record<string, string | number>;

/** A typical search text: rare or common words, complete, incomplete or misspelled, or several at once. */
export function searches(index: number): string {
  const { spot, country } = sampleSpot(index * 7919);
  const [name = '', kind = ''] = spot.split(' ');
  const slip = name.slice(0, 2) + name.slice(3);
  const begun = name.slice(0, 3 + (index % 3));
  const typed = [name, kind, begun, `${kind} ${country}`, slip, `${begun} ${kind}`, `${name} qx`];
  return typed[index % typed.length] ?? name;
}

export function filters(index: number): Query {
  const category = CATEGORIES[index % CATEGORIES.length] ?? 'beach';
  const country = COUNTRIES[(index * 5) % COUNTRIES.length] ?? 'France';
  const costs = { minCost: 50 + index, maxCost: 90 + index * (1 + (index % 4)) };
  const kinds: Query[] = [{ category }, { country }, costs, { category, country }];
  return kinds[index % kinds.length] ?? {};
}

/** `count` requests of each kind, no two of them alike. */
export function requests(count = REQUESTS): Request[] {
  const once = <T>(_key: string, _tags: readonly string[], read: () => Promise<T>) => read();
  const clock = { now: () => new Date() };
  const context = (db: Database) => ({ clock, db, config: loadConfig({ CURRENCY }), once });
  const page = (kind: string, index: number, query: Query, ranked = false): Request => {
    const sort = SPOT_SORTS[index % SPOT_SORTS.length] ?? 'name';
    // Pages are about as long as on the screen. Their length varies because after twelve requests the same category
    // comes up with the same order again, and every request must differ.
    const whole = { ...query, ...(!ranked && { sort }), limit: 20 + (index % 7) };
    return {
      kind,
      path: `/api/allSpots?${parameters(whole)}`,
      run: (db) => listSpots(context(db), whole as Parameters<typeof listSpots>[1]),
    };
  };
  return Array.from({ length: count }, (_, index): Request[] => {
    const search = searches(index);
    const counted: Query = index % 2 === 0 ? { search } : { search, ...filters(index) };
    return [
      page('search', index, { search }, true),
      page('search in an order', index, { search }),
      page('filter', index, filters(index)),
      page('search with filter', index, { search: searches(index + 500), ...filters(index) }),
      {
        kind: 'counts of a search',
        path: `/api/allSpots/facets?${parameters(counted)}`,
        run: (db) => spotFacets(context(db), counted as Parameters<typeof spotFacets>[1]),
      },
      {
        kind: 'suggestions',
        path: `/api/allSpots/suggestions?${parameters({ search })}`,
        run: (db) => suggestSpots(context(db), search),
      },
    ];
  }).flat();
}

export function parameters(query: Query): string {
  return new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}

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
