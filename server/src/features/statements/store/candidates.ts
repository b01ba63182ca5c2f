import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { agreedTotalSql } from '../../../db/money/booking-balance.ts';
import type { Executor } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { openBalances, openMinor } from '../../../db/tables/money/open-balances.ts';

/** The maximum number of bookings read for an amount, in each way in which it may be open. */
const MOST_OF_AN_AMOUNT = 50;

export function listByReference(
  db: Executor,
  references: readonly string[],
): Promise<{ id: string; reference: string | null }[]> {
  const { id, reference } = bookings;
  return db
    .select({ id, reference })
    .from(bookings)
    .where(inArray(reference, [...references]));
}

export interface AmountMatch {
  id: string;
  travelName: string;
  amount: number;
}

interface Wanted {
  amounts: readonly number[];
  currency: string;
  livemode: boolean;
}

/** Bookings for which one of these amounts may be open, as the first payment or as a whole. */
export function listByAmount(
  db: Executor,
  { amounts, currency, livemode }: Wanted,
): Promise<AmountMatch[]> {
  const { first, id, state, travelName } = bookings;
  const open = openMinor(livemode);
  const all = sql`${sql.param([...amounts])}::bigint[]`;
  const ofEach = (rows: SQL) =>
    sql`select wanted.amount, one.id from unnest(${all}) as wanted (amount),
      lateral (${rows} limit ${MOST_OF_AN_AMOUNT}) one`;
  const wholes = sql`select ${openBalances.bookingId} as id from ${openBalances}
    where ${open} = wanted.amount and ${open} > 0 order by ${openBalances.travelDate}`;
  const firsts = sql`select ${id} as id from ${bookings} where ${first} = wanted.amount and ${first} is not null
    and ${state} in ('held', 'booked') order by ${bookings.createdAt} desc`;
  const held = sql`select ${agreedTotalSql}, ${id} from ${bookings}
    where ${state} = 'held' and ${agreedTotalSql} = any(${all})`;
  return db
    .select({ id, travelName, amount: sql<number>`found.amount`.mapWith(Number) })
    .from(sql`(${ofEach(wholes)} union ${ofEach(firsts)} union ${held}) as found (amount, id)`)
    .innerJoin(bookings, eq(id, sql`found.id`))
    .where(eq(bookings.currency, currency));
}
