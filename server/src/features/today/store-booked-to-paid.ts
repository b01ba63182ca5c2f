import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { bookings, counterPayments } from '../../db/tables/bookings.ts';
import { isOfMode, payments } from '../../db/tables/payments.ts';

interface Span {
  /** From the Monday of the first week to today, in the agency's time zone (IANA). */
  from: string;
  to: string;
  zone: string;
  livemode: boolean;
}

/** No limit at all; but the planner may not take the statement within for a part of the one around it. */
const EVERYTHING = 2 ** 31 - 1;

const number = (value: unknown) => sql<number>`${value}`.mapWith(Number);

/** What became of the bookings of each week. Money counts that came within seven days, whatever came later. */
export function countBookedWeeks(db: Executor, { from, livemode, to, zone }: Span) {
  const { createdAt, id, state } = bookings;
  const inTime = (at: unknown) => sql`${at} < ${createdAt} + interval '7 days'`;
  const paid = sql`(exists (select 1 from ${payments} where ${payments.bookingId} = ${id}
      and ${inTime(payments.createdAt)} and ${isOfMode(payments, livemode)})
    or exists (select 1 from ${counterPayments} where ${counterPayments.bookingId} = ${id}
      and ${counterPayments.kind} = 'received' and ${counterPayments.voidedAt} is null
      and ${inTime(counterPayments.createdAt)}))`;
  const made = db
    .select({
      week: sql<string>`date_trunc('week', ${createdAt} at time zone ${zone})::date::text`.as('week'), // prettier-ignore
      state: sql<string>`${state}`.as('made_state'),
      paid: sql<boolean>`${paid}`.as('paid'),
    })
    .from(bookings)
    .where(
      sql`${createdAt} >= ${from}::date::timestamp at time zone ${zone}
      and ${createdAt} < (${to}::date + 1)::timestamp at time zone ${zone}`,
    )
    .limit(EVERYTHING) // so what is paid is looked up once, however often it is counted below
    .as('made');
  const unpaid = (of: string) =>
    number(sql`count(*) filter (where not ${made.paid} and ${made.state} = ${of})`);
  return db
    .select({
      week: made.week,
      bookings: number(sql`count(*)`),
      paid: number(sql`count(*) filter (where ${made.paid})`),
      canceled: unpaid('cancelled'),
      expired: unpaid('expired'),
    })
    .from(made)
    .groupBy(made.week);
}
