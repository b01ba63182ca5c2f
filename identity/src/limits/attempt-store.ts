import { firstRow, type SqlExecutor } from '../sql.ts';

/** The counts for a network that signs in to an account. */
interface Found {
  /** The end of the block for this network and this account. */
  readonly pairUntil: Date | null;
  /** The time until each count is zero again, in milliseconds, in the order of `counts`. */
  readonly left: readonly number[];
  readonly isFamiliar: boolean;
}

interface Asked {
  readonly pair: string;
  readonly counts: readonly string[];
  readonly email: string;
  readonly networkHash: string;
}

/** Reads all counts in one statement, because the caller occupies a place in the password bulkhead in the meantime. */
export async function readStanding(on: SqlExecutor, asked: Asked, now: Date): Promise<Found> {
  const found = await firstRow<Found>(
    on,
    `select
       (select blocked_until from identity_attempts
        where key = $1 and blocked_until > $5) as "pairUntil",
       (select jsonb_agg(coalesce(extract(epoch from b.empty_at - $5) * 1000, 0) order by n)
        from unnest($2::text[]) with ordinality as asked (key, n)
        left join identity_budgets b using (key)) as "left",
       exists (select 1 from identity_users u join identity_familiar_networks f on f.user_id = u.id
        where u.email = $3 and f.network_hash = $4) as "isFamiliar"`,
    [asked.pair, asked.counts, asked.email, asked.networkHash, now],
  );
  return found ?? { pairUntil: null, left: [], isFamiliar: false };
}

/** Increments a count and returns it. A count whose last event is older than the window starts again. */
export async function countAttempt(
  on: SqlExecutor,
  key: string,
  emailHash: string,
  forgetBefore: Date,
  now: Date,
): Promise<number> {
  const stale = 'identity_attempts.last_at < $4';
  const row = await firstRow<{ failures: number }>(
    on,
    `insert into identity_attempts (key, email_hash, failures, first_at, last_at)
     values ($1, $2, 1, $3, $3)
     on conflict (key) do update set
       failures = case when ${stale} then 1 else identity_attempts.failures + 1 end,
       first_at = case when ${stale} then $3 else identity_attempts.first_at end,
       last_at = $3
     returning failures`,
    [key, emailHash, now, forgetBefore],
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
