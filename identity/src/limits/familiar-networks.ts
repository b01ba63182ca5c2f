import { secretHash } from '../secrets.ts';
import type { SqlExecutor } from '../sql.ts';
import { DAY, later } from '../clock.ts';

const REMEMBERED = 60 * DAY;
const MOST = 20;

/** The hash under which a network is stored. */
export function networkHash(network: string): string {
  return secretHash(`network ${network}`);
}

/**
 * Records that a user signed in from a network or stayed signed in there, so that other people's guesses don't lock the
 * user out there. Stores the last 20 networks of each account, and updates each at most once a day.
 */
export async function rememberNetwork(
  tx: SqlExecutor,
  userId: string,
  network: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `with seen as (
       insert into identity_familiar_networks (user_id, network_hash, seen_at)
       values ($1, $2, $3)
       on conflict (user_id, network_hash) do update set seen_at = excluded.seen_at
       where identity_familiar_networks.seen_at < $5)
     delete from identity_familiar_networks where user_id = $1 and network_hash in (
       select network_hash from identity_familiar_networks
       where user_id = $1 and network_hash <> $2 order by seen_at desc offset $4)`,
    [userId, networkHash(network), now, MOST - 1, later(now, -DAY)],
  );
}

/** The time 60 days ago. Networks last seen before it are deleted. */
export function forgetNetworksBefore(now: Date): Date {
  return later(now, -REMEMBERED);
}
