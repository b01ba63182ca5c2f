import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { unavailability } from './database-errors.ts';
import * as tables from './tables.ts';

/** A connection that is asked nothing more once it has failed to answer. */
export interface PoolConnection {
  query: pg.ClientBase['query'];
  /** Drizzle on this connection alone. */
  orm: NodePgDatabase<typeof tables>;
}

interface Guarded extends PoolConnection {
  silence: Error | undefined;
}

/** The server's own word, as opposed to a connection that broke or kept silent. */
export function isAnswer(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code)
  );
}

const known = new WeakMap<pg.PoolClient, Guarded>();

/**
 * Takes a connection out of the pool for the time of the work. One that broke or kept silent until the
 * time-out does not go back: the next statement, a rollback too, would only wait behind the lost one.
 */
export async function withConnection<T>(
  pool: pg.Pool,
  work: (on: PoolConnection) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch(refuse);
  const on = known.get(client) ?? guard(client);
  known.set(client, on);
  try {
    return await work(on);
  } finally {
    client.release(on.silence);
  }
}

function guard(client: pg.PoolClient): Guarded {
  const ask = client.query.bind(client) as unknown as (...asked: unknown[]) => Promise<unknown>;
  const query = async (...asked: unknown[]) => {
    if (guarded.silence) throw guarded.silence;
    try {
      return await ask(...asked);
    } catch (error) {
      if (!isAnswer(error)) {
        guarded.silence = error instanceof Error ? error : new Error('the connection failed');
      }
      throw error;
    }
  };
  const asking = { query: query as unknown as pg.ClientBase['query'] };
  const orm = drizzle({ client: asking as unknown as pg.PoolClient, schema: tables });
  const guarded: Guarded = { ...asking, orm, silence: undefined };
  return guarded;
}

/** Throws what the port promises: `DatabaseUnavailableError`, or the database's own error. */
export function refuse(error: unknown): never {
  throw unavailability(error) ?? error;
}
