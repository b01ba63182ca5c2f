import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { databaseErrorCode, isSqlState, unavailability } from '../database-errors.ts';
import type { Primary } from './servers/follow-primary.ts';
import { hasValues, type NameOf } from './prepared-statements.ts';
import * as tables from '../tables.ts';

/** Drizzle passes the values separately. */
interface PoolStatement extends pg.QueryConfig<unknown[]> {
  /** In milliseconds, instead of the connection's own limit. */
  query_timeout?: number;
}
type Query = (statement: PoolStatement, values?: unknown[]) => Promise<pg.QueryResult>;

/** Gets no more statements once it has failed to answer. */
export interface PoolConnection {
  query: Query;
  orm: PoolOrm;
}
type PoolOrm = NodePgDatabase<typeof tables>;

interface Guarded extends PoolConnection {
  silence: Error | undefined;
}

/** The functions that statements of any connection need. */
export interface Asking {
  /** Looks for the primary if it may have moved. */
  primary: Pick<Primary, 'hasOthers' | 'find'>;
  /** Returns the name under which to prepare a statement, if it is to be prepared. */
  nameOf: NameOf;
  /** Called for each statement that was answered or failed. */
  onAsked(statement: { text: string; ms: number }): void;
  /** Throws if a connection must not be used now. */
  beforeUse?(on: PoolConnection): Promise<void>;
}

export interface PoolConnections extends PoolConnection {
  /**
   * Takes a connection out of the pool while the work runs. One that broke or stayed silent until its time limit is
   * discarded, because any further statement, even a rollback, would wait behind the lost one. One that answered with
   * an error is kept.
   */
  withOne<T>(work: (on: PoolConnection) => Promise<T>): Promise<T>;
}

/** The only way to use the pool, because its own `query` would close a connection whose statement was rejected. */
export function guardConnections(pool: pg.Pool, asking: Asking): PoolConnections {
  const known = new WeakMap<pg.PoolClient, Guarded>();
  const withOne: PoolConnections['withOne'] = async (work) => {
    const client = await connect(pool, asking.primary).catch(refuse);
    const on = known.get(client) ?? guard(client, asking);
    known.set(client, on);
    try {
      await asking.beforeUse?.(on);
      return await work(on);
    } finally {
      client.release(on.silence);
    }
  };
  const query: Query = (statement, values) => withOne((on) => on.query(statement, values));
  const orm = ormOn(query);
  orm.transaction = (work, config) => withOne((on) => on.orm.transaction(work, config));
  return { withOne, query, orm };
}

/** If no connection is available, the primary may have moved, so this looks for it and tries once more. */
async function connect(pool: pg.Pool, primary: Asking['primary']): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (!primary.hasOthers || !(await primary.find())) throw error;
    return pool.connect();
  }
}

export async function closeIdle(pool: pg.Pool): Promise<void> {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    const client = await pool.connect();
    client.release(true);
  }
}

function guard(client: pg.PoolClient, { nameOf, onAsked, primary }: Asking): Guarded {
  const query: Query = async (statement, values) => {
    if (guarded.silence) throw guarded.silence;
    const name = hasValues(statement, values) ? nameOf(statement.text) : undefined;
    const began = performance.now();
    try {
      return await client.query(name === undefined ? statement : { ...statement, name }, values);
    } catch (error) {
      if (!isAnswer(error) || (primary.hasOthers && isReadOnly(error))) {
        guarded.silence = error instanceof Error ? error : new Error('the connection failed');
        if (primary.hasOthers) void primary.find();
      }
      throw error;
    } finally {
      onAsked({ text: statement.text, ms: performance.now() - began });
    }
  };
  const guarded: Guarded = { query, orm: ormOn(query), silence: undefined };
  return guarded;
}

/** Drizzle with a client that has only the method that Drizzle calls. */
function ormOn(query: Query): PoolOrm {
  return drizzle({ client: { query } as unknown as pg.PoolClient, schema: tables });
}

/** True if the error comes from the server, not from a connection that broke or stayed silent. */
export function isAnswer(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    isSqlState(error.code)
  );
}

/** True for the error of a server that was the primary and now follows another one. */
const isReadOnly = (error: unknown) => databaseErrorCode(error) === '25006';

/** Throws `DatabaseUnavailableError`, or the database's own error. */
export function refuse(error: unknown): never {
  throw unavailability(error) ?? error;
}
