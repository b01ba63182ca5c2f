import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import {
  addDays,
  type ChargeMode,
  BUCKET_DAYS,
  DURATION_DAYS,
  OUTSTANDING_BUCKETS,
  TODAY_SPANS,
} from '@wayfarer/contract';
import { isPaidSql } from '../../db/booking-balance.ts';
import type { PaidByBooking } from '../../db/card-payments.ts';
import type { Executor } from '../../db/database.ts';
import { bookings } from '../../db/tables/bookings.ts';

/** The outstanding balance of a booking, and the payments that it is computed from. */
interface JoinedBalance {
  real: PaidByBooking;
  /** Null if only real money counts. */
  test: PaidByBooking | null;
  onReal: SQL;
  onTest: SQL;
  balance: SQL<number>;
}

/** A day of the agency, and the outstanding balance of a booking. */
interface Asked {
  day: string;
  balance: SQL<number>;
}

const { adults, attendance, children, currency, durationDays, infants, state, travelDate } =
  bookings;
const number = (value: SQL) => sql<number>`${value}`.mapWith(Number);
const people = sql`coalesce(sum(${adults} + ${children} + ${infants}), 0)`;

/** Trips in progress on a day, with separate counts of those that begin and end then. */
export async function countTripsOf(db: Executor, day: string) {
  const begins = sql`${travelDate} = ${day}::date`;
  const ends = sql`${travelDate} + ${durationDays} - 1 = ${day}::date`;
  const [row] = await db
    .select({
      departing: number(sql`count(*) filter (where ${begins})`),
      departingPeople: number(sql`coalesce(sum(${adults} + ${children} + ${infants}) filter (where ${begins}), 0)`), // prettier-ignore
      notCheckedIn: number(sql`count(*) filter (where ${begins} and ${attendance} = 'none')`),
      returning: number(sql`count(*) filter (where ${ends})`),
      returningPeople: number(sql`coalesce(sum(${adults} + ${children} + ${infants}) filter (where ${ends}), 0)`), // prettier-ignore
      underWay: number(sql`count(*)`),
      underWayPeople: number(people),
    })
    .from(bookings)
    .where(
      and(
        eq(state, 'booked'),
        lte(travelDate, day),
        // no trip is longer
        gte(travelDate, addDays(day, 1 - DURATION_DAYS.max)),
        // written exactly as in its index
        sql`(${travelDate} + ${durationDays}) > ${day}::date`,
      ),
    );
  return row;
}

/** Trips beginning on the next days and their outstanding balances, by day and currency. */
export function sumDaysAhead(db: Executor, { balance, day }: Asked) {
  return db
    .select({
      day: travelDate,
      currency,
      bookings: number(sql`count(*)`),
      people: number(people),
      balance: number(sql`sum(${balance})`),
    })
    .from(bookings)
    .where(
      and(
        eq(state, 'booked'),
        gte(travelDate, day),
        lte(travelDate, addDays(day, TODAY_SPANS.ahead - 1)),
      ),
    )
    .groupBy(travelDate, currency);
}

/** Booked trips that begin in these days and aren't paid, like the list's filter. */
export async function countUnpaid(
  db: Executor,
  {
    charge,
    from,
    livemode,
    to,
  }: { from: string; to: string; livemode: boolean; charge: ChargeMode },
): Promise<number> {
  const [row] = await db
    .select({ count: number(sql`count(*)`) })
    .from(bookings)
    .where(
      and(
        eq(state, 'booked'),
        gte(travelDate, from),
        lte(travelDate, to),
        isPaidSql(livemode, charge, false),
      ),
    );
  return row?.count ?? 0;
}

/** Outstanding balances of booked trips, by how soon they begin and by currency. */
export function sumOutstanding(
  db: Executor,
  { joined, day }: { day: string; joined: JoinedBalance },
) {
  const { balance, onReal, onTest, real, test } = joined;
  const rows = db
    .select({
      bucket: bucketOf(day).as('bucket'),
      currency,
      balance: sql<number>`${balance}`.as('balance'),
    })
    .from(bookings)
    .leftJoin(real, onReal);
  const open = (test === null ? rows : rows.leftJoin(test, onTest))
    .where(
      and(
        sql`${state} = 'booked'`, // a literal, because the index covers only this state
        gte(travelDate, addDays(day, BUCKET_DAYS.overdue.from)),
        lte(travelDate, addDays(day, BUCKET_DAYS.later.to)),
      ),
    )
    .as('open');
  return db
    .select({
      bucket: open.bucket,
      currency: open.currency,
      count: number(sql`count(*)`),
      amount: number(sql`sum(${open.balance})`),
    })
    .from(open)
    .where(sql`${open.balance} > 0`)
    .groupBy(open.bucket, open.currency);
}

function bucketOf(day: string): SQL<(typeof OUTSTANDING_BUCKETS)[number]> {
  const cases = OUTSTANDING_BUCKETS.map((bucket) => {
    const last = addDays(day, BUCKET_DAYS[bucket].to);
    return sql`when ${travelDate} <= ${last}::date then ${bucket}::text`;
  });
  return sql`case ${sql.join(cases, sql` `)} end`;
}
