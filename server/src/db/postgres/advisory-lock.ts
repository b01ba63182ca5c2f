import type pg from 'pg';
import type { Database, SqlExecutor } from '../database.ts';
import type { Connection, KeptConnection } from './kept-connection.ts';

/** Locks on the kept connection, so that they end with the process. */
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

/** Shows that a process is alive. The lock ends with the process's connection. */
const presenceLock = (id: string) => `wayfarer process ${id}`;

/** As long as the connection is open, other processes know that this one is alive. */
export async function takePresence(client: pg.Client, id: string): Promise<void> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [presenceLock(id)]);
}

/** True if no process holds the lock of the process with this id. The lock that this statement takes ends with it. */
const IS_GONE = 'select pg_try_advisory_xact_lock_shared(hashtextextended($1, 0)) as gone';

export async function isGone(sql: SqlExecutor, id: string): Promise<boolean> {
  const { rows } = await sql.query<{ gone: boolean }>(IS_GONE, [presenceLock(id)]);
  return rows[0]?.gone === true;
}
