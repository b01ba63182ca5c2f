import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { bookings, counterPayments } from '../../db/tables/bookings.ts';
import { isOfMode, payments } from '../../db/tables/money/payments.ts';

interface Span {
  /** The Mondays of the weeks, and today, in the agency's time zone (IANA name in `zone`). */
  weeks: readonly string[];
  to: string;
  zone: string;
  livemode: boolean;
}

const number = (value: SQL) => sql<number>`${value}`.mapWith(Number);
const DAY = sql`interval '1 day'`;

/**
 * The number of each week's bookings, and of paid ones, in the order of the weeks. A booking counts as paid if money
 * arrived within seven days, even if it was refunded later. Reads week by week, along indexes: for all weeks at once,
 * the hash table would not fit into the memory of a query.
 */
export function countBookedWeeks(db: Executor, { livemode, to, weeks, zone }: Span) {
  const at = (day: SQL) => sql`(${day})::timestamp at time zone ${zone}`;
  const spans = sql`(
    select number, ${at(sql`monday`)} as begins,
      ${at(sql`least(monday + 7, ${to}::date + 1)`)} as ends
    from unnest(${sql.param([...weeks])}::date[]) with ordinality as week (monday, number)
  ) spans`;
  const { createdAt, id, state } = bookings;
  const inWeek = sql`${createdAt} >= spans.begins and ${createdAt} < spans.ends`;
  const { bookingId, createdAt: receivedAt, kind, voidedAt } = counterPayments;
  // money can't arrive before its booking, but clocks of different machines differ a little
  const inTime = (time: unknown) =>
    sql`${time} >= spans.begins - ${DAY} and ${time} < spans.ends + 7 * ${DAY}`;
  const isPaid = sql`exists (select from (
      select ${payments.bookingId}, ${payments.createdAt} as at from ${payments}
        where ${inTime(payments.createdAt)} and ${isOfMode(payments, livemode)}
      union all
      select ${bookingId}, ${receivedAt} from ${counterPayments}
        where ${inTime(receivedAt)} and ${kind} = 'received' and ${voidedAt} is null
    ) money where money.booking_id = ${id} and money.at < ${createdAt} + 7 * ${DAY})`;
  const counts = (name: SQL, where: SQL) => sql`lateral (
    select count(*) as made, count(*) filter (where ${state} = 'cancelled') as canceled,
      count(*) filter (where ${state} = 'expired') as expired
    from ${bookings} where ${where}) ${name}`;
  return db
    .select({
      bookings: number(sql`booked.made`),
      paid: number(sql`paid.made`),
      canceled: number(sql`booked.canceled - paid.canceled`),
      expired: number(sql`booked.expired - paid.expired`),
    })
    .from(
      sql`${spans}, ${counts(sql`booked`, inWeek)}, ${counts(sql`paid`, sql`${inWeek} and ${isPaid}`)}`,
    )
    .orderBy(sql`spans.number`);
}
