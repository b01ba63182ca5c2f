import { setTimeout as pause } from 'node:timers/promises';
import type { SqlDatabase, SqlTransaction } from '../database.ts';
import { databaseErrorCode, DatabaseUnavailableError } from '../database-errors.ts';

/** Any constant that no other lock uses. */
const LOCK = 7_205_011_988;
/** Milliseconds that a migration waits for a table that is being read. Later statements on the table wait behind it. */
const IN_LINE_MS = 500;
const AGAIN_AFTER_MS = 100;
const GIVE_UP_AFTER_MS = 15 * 60_000;
const LOCK_TIMEOUT = '55P03';

/**
 * Runs the work while no one else migrates. If a table can't be locked soon, everything is rolled back and tried again,
 * so that an older version can serve without interruption.
 */
export async function locked<T>(
  sql: SqlDatabase,
  work: (tx: SqlTransaction) => Promise<T>,
): Promise<T> {
  const until = performance.now() + GIVE_UP_AFTER_MS;
  const attempt = () =>
    sql.transaction(async (tx) => {
      if (!(await takeMigrationLock(tx))) return null;
      await tx.exec(`set local lock_timeout = ${IN_LINE_MS}`);
      return { result: await work(tx) };
    });
  for (;;) {
    const done = await attempt().catch((error: unknown) => {
      if (!isLockTimeout(error) || performance.now() > until) throw error;
      return null;
    });
    if (done) return done.result;
    if (performance.now() > until) {
      throw new Error('another process has been migrating the database for a quarter of an hour');
    }
    await pause(AGAIN_AFTER_MS);
  }
}

/**
 * True if no one else can migrate until this transaction ends. Never waits for the lock: building an index waits for
 * all open statements, including this one.
 */
export async function takeMigrationLock(tx: SqlTransaction): Promise<boolean> {
  const { rows } = await tx.query<{ got: boolean }>(
    'select pg_try_advisory_xact_lock($1::bigint) as got',
    [LOCK],
  );
  return rows[0]?.got === true;
}

function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  return databaseErrorCode(cause) === LOCK_TIMEOUT;
}
