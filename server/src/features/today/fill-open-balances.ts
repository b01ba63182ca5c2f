import type { AppContext } from '../../context.ts';
import {
  areOpenBalancesFilled,
  markOpenBalancesFilled,
} from '../../db/records/open-balances-filled.ts';

const AT_ONCE = 500;

/** Computes the balance of a batch of bookings in the same way as the triggers, so that concurrent changes are safe. */
const SOME = `
  select max(id) as last, count(keep_open_balance(id)) as kept
  from (select id from bookings where id > $1 and state = 'booked' order by id limit $2) batch`;

/** A job: fills the table of open balances, once after an upgrade, with earlier bookings. */
export async function fillOpenBalances(
  { clock, db }: Pick<AppContext, 'clock' | 'db'>,
  signal?: AbortSignal,
): Promise<void> {
  if (await areOpenBalancesFilled(db.sql)) return;
  let after: string | null = '';
  while (after !== null) {
    if (signal?.aborted) return;
    const { rows }: { rows: { last: string | null }[] } = await db.sql.query(SOME, [
      after,
      AT_ONCE,
    ]);
    after = rows[0]?.last ?? null;
  }
  await markOpenBalancesFilled(db.sql, clock.now());
}
