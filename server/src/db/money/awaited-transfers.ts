import { type ChargeMode, type TRANSFER_FILTERS } from '@wayfarer/contract';
import { count, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { bookings } from '../tables/bookings.ts';
import { balanceSql, isPaidOfFewSql } from './booking-balance.ts';

/** Where money is counted, and the agency's day. */
export interface TransferSite {
  livemode: boolean;
  charge: ChargeMode;
  today: string;
}

type When = (typeof TRANSFER_FILTERS)[number];

/** A condition for bookings with an announced transfer that hasn't arrived, before or after its day. */
export function awaitsTransfer(when: When, { charge, livemode, today }: TransferSite): SQL {
  const { id, state, transferDueOn, transferPart } = bookings;
  const isUnpaid = sql`case when ${transferPart} = 'first'
    then ${isPaidOfFewSql(livemode, charge, false)} else ${balanceSql(livemode)} > 0 end`;
  const day =
    when === 'overdue' ? sql`${transferDueOn} < ${today}` : sql`${transferDueOn} >= ${today}`;
  // they are few, so the index finds them first
  return sql`${id} = any(array(select ${id} from ${bookings}
    where ${transferDueOn} is not null and ${day} and ${state} in ('held', 'booked') and ${isUnpaid}))`;
}

/** The number of announced transfers that haven't arrived, before and after their days. */
export async function countAwaitedTransfers(
  db: Executor,
  site: TransferSite,
): Promise<{ expected: number; overdue: number }> {
  const counted = async (when: When) => {
    const [row] = await db
      .select({ all: count() })
      .from(bookings)
      .where(awaitsTransfer(when, site));
    return row?.all ?? 0;
  };
  return { expected: await counted('expected'), overdue: await counted('overdue') };
}
