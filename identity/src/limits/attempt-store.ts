import { firstRow, type SqlExecutor } from '../sql.ts';

/** Until when a key is blocked, if it is. */
export async function blockedUntil(
  on: SqlExecutor,
  keys: readonly string[],
  now: Date,
): Promise<Date | undefined> {
  const row = await firstRow<{ until: Date | null }>(
    on,
    `select max(blocked_until) as until from identity_attempts
     where key = any($1::text[]) and blocked_until > $2`,
    [keys, now],
  );
  return row?.until ?? undefined;
}

/**
 * Counts one more and answers the count.
 * @param forgetBefore a count whose last (or first, by `from`) event is older starts anew
 */
export async function countAttempt(
  on: SqlExecutor,
  key: string,
  emailHash: string | null,
  reset: { from: 'first_at' | 'last_at'; forgetBefore: Date },
  now: Date,
): Promise<number> {
  const stale = `identity_attempts.${reset.from} < $4`;
  const row = await firstRow<{ failures: number }>(
    on,
    `insert into identity_attempts (key, email_hash, failures, first_at, last_at)
     values ($1, $2, 1, $3, $3)
     on conflict (key) do update set
       failures = case when ${stale} then 1 else identity_attempts.failures + 1 end,
       first_at = case when ${stale} then $3 else identity_attempts.first_at end,
       last_at = $3
     returning failures`,
    [key, emailHash, now, reset.forgetBefore],
  );
  return row?.failures ?? 1;
}

export async function block(on: SqlExecutor, key: string, until: Date): Promise<void> {
  await on.query('update identity_attempts set blocked_until = $2 where key = $1', [key, until]);
}

export async function forgetKey(on: SqlExecutor, key: string): Promise<void> {
  await on.query('delete from identity_attempts where key = $1', [key]);
}

export async function forgetEmail(on: SqlExecutor, emailHash: string): Promise<void> {
  await on.query('delete from identity_attempts where email_hash = $1', [emailHash]);
}
