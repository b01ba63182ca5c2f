import { getTableName, is, SQL, type Table } from 'drizzle-orm';
import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import type { SqlDatabase, SqlExecutor } from '../../db/database.ts';
import { serviceOf, WRITERS } from './writers.ts';

/** The foreign writes so far: statements of a file to a table that another room owns. */
const foreign = new Set<string>();

/** Returns the writes since the last call that weren't made by the room that owns their table. */
export function takeForeignWrites(): string[] {
  const taken = [...foreign];
  foreign.clear();
  return taken;
}

/** Finds every table that a statement writes, including those within `with`. The words `set` and `of` aren't tables. */
const WRITTEN = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?(\w+)"?/gi;

function noteStatement(text: string): void {
  for (const [, table = ''] of text.matchAll(WRITTEN)) noteWrite(table);
}

function noteWrite(table: string): void {
  const owner = serviceOf(table) ?? WRITERS.get(table);
  if (owner === undefined) return;
  const file = asker();
  if (file === undefined || isExempt(file) || roomOf(file) === owner) return;
  foreign.add(`${file} writes ${table}, which ${owner} owns`);
}

const SOURCE = /\/((?:server|identity|card-sandbox)\/(?:src|dist)\/[^\s:?)]+\.(?:ts|js))/;
/** Files that only pass on the statements of others. */
const BETWEEN = new Set([
  'server/src/test/database/watch-writes.ts',
  'server/src/db/rows.ts',
  'server/src/db/run-raw.ts',
]);

/** The file that made the statement, because drivers may run it later. */
function asker(): string | undefined {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  // The names are enough. Looking up each line in the source maps would take longer than most statements.
  Error.prepareStackTrace = (_, frames) => frames.map((frame) => frame.getFileName() ?? '');
  const names = new Error().stack as unknown as string[];
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  const files = names.map((name) => SOURCE.exec(name)?.[1]);
  return files.find((file) => file !== undefined && !BETWEEN.has(file));
}

const isExempt = (file: string) =>
  /^server\/src\/(?:cli\/|db\/demo\/|test\/)|\.test\.ts$/.test(file);

function roomOf(file: string): string | undefined {
  const [, room] =
    /^server\/src\/(features\/[^/]+|[^/]+)\//.exec(file) ?? /^([^/]+)\//.exec(file) ?? [];
  return room;
}

type Method = (this: unknown, ...given: unknown[]) => unknown;
const PATCHED = Symbol('watches writes');

/** Makes all of Drizzle's databases and transactions in this process note their writes. */
export function watchOrm(): void {
  const prototype = PgDatabase.prototype as unknown as Record<string | symbol, Method>;
  if (prototype[PATCHED]) return;
  prototype[PATCHED] = () => undefined;
  watchBuilders(prototype);
  const { execute, with: withQueries } = prototype;
  if (!execute || !withQueries) throw new Error('Drizzle has another shape');
  const dialect = new PgDialect();
  prototype['execute'] = function (...given) {
    const [query] = given;
    noteStatement(is(query, SQL) ? dialect.sqlToQuery(query).sql : String(query));
    return execute.apply(this, given);
  };
  prototype['with'] = function (...given) {
    const builders = withQueries.apply(this, given) as Record<string, Method>;
    watchBuilders(builders);
    return builders;
  };
}

function watchBuilders(builders: Record<string, Method>): void {
  for (const name of ['insert', 'update', 'delete']) {
    const build = builders[name];
    if (!build) throw new Error('Drizzle has another shape');
    builders[name] = function (...given) {
      noteWrite(getTableName(given[0] as Table));
      return build.apply(this, given);
    };
  }
}

/** The raw port, which notes the writes that go through it. */
export function watchedSql(sql: SqlDatabase): SqlDatabase {
  const query = (executor: SqlExecutor): SqlExecutor['query'] => {
    return (text, params) => {
      noteStatement(text);
      return executor.query(text, params);
    };
  };
  const { outsideTransaction } = sql;
  return {
    query: query(sql),
    transaction: (work) =>
      sql.transaction((tx) => work({ query: query(tx), exec: (text) => tx.exec(text) })),
    ...(outsideTransaction && {
      outsideTransaction: (statements) => outsideTransaction.call(sql, statements),
    }),
  };
}
