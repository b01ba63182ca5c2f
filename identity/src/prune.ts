import { forgetCodesExpiredBefore } from './codes/code-store.ts';
import { forgetKeysRetiredBefore } from './keys/key-ring.ts';
import { forgetNetworksBefore } from './limits/familiar-networks.ts';
import { sessionsEndedBefore } from './sessions/session-store.ts';
import type { SqlExecutor } from './sql.ts';
import { DAY, later } from './clock.ts';

/** Deletes expired records. Each table has its own statement, so that no deletion blocks another. */
export async function prune(on: SqlExecutor, now: Date): Promise<void> {
  const statements: readonly [string, Date][] = [
    ['delete from identity_sessions where last_used_at <= $1', sessionsEndedBefore(now)],
    ['delete from identity_codes where expires_at < $1', forgetCodesExpiredBefore(now)],
    ['delete from identity_attempts where last_at < $1', later(now, -DAY)],
    ['delete from identity_budgets where empty_at < $1', now],
    ['delete from identity_familiar_networks where seen_at < $1', forgetNetworksBefore(now)],
    ['delete from identity_idp_flows where expires_at < $1', now],
    ['delete from identity_idp_results where expires_at < $1', now],
    ['delete from identity_keys where retired_at < $1', forgetKeysRetiredBefore(now)],
  ];
  for (const [statement, before] of statements) await on.query(statement, [before]);
}
