import type pg from 'pg';
import type { Database, SqlExecutor } from '../database.ts';
import type { Connection, KeptConnection } from './kept-connection.ts';

/** Advisory locks by name. They are taken on the kept connection, so they end with the process. */
export function advisoryLocks({ current }: KeptConnection): Database['withAdvisoryLock'] {
  const running = new Set<string>();
  return async (name, work) => {
    if (running.has(name)) return null; // PostgreSQL would let this process take it twice
    running.add(name);
    try {
      const on = await current();
      if (!(await tryLock(on, name))) return null;
      try {
        return await work();
      } finally {
        await on
          .query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
          .catch(() => on.end());
      }
    } finally {
      running.delete(name);
    }
  };
}

async function tryLock(on: Connection, name: string): Promise<boolean> {
  const { rows } = await on.query<{ got: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as got',
    [name],
  );
  return rows[0]?.got === true;
}

/** The name of the lock that shows that a process is alive. The lock ends with the process's connection. */
const presenceLock = (id: string) => `wayfarer process ${id}`;

/** Shows the other processes that this one is alive, as long as the connection is open. */
export async function takePresence(client: pg.Client, id: string): Promise<void> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [presenceLock(id)]);
}

/**
 * True if no process holds the lock that shows that the process with this id is alive. The lock that this statement
 * takes to find out is released with the statement.
 */
const IS_GONE = 'select pg_try_advisory_xact_lock_shared(hashtextextended($1, 0)) as gone';

export async function isGone(sql: SqlExecutor, id: string): Promise<boolean> {
  const { rows } = await sql.query<{ gone: boolean }>(IS_GONE, [presenceLock(id)]);
  return rows[0]?.gone === true;
}
