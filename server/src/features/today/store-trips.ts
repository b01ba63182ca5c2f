import { and, gte, lte, sql, type SQL } from 'drizzle-orm';
import { addDays, type ChargeMode, DURATION_DAYS, TODAY_SPANS } from '@wayfarer/contract';
import { isPaidOfFewSql } from '../../db/money/booking-balance.ts';
import type { Executor } from '../../db/database.ts';
import { bookings } from '../../db/tables/bookings.ts';

const { adults, attendance, children, durationDays, infants, state, travelDate } = bookings;
const number = (value: SQL) => sql<number>`${value}`.mapWith(Number);
const people = sql`coalesce(sum(${adults} + ${children} + ${infants}), 0)`;

/** A literal, because the index covers only this state. */
const isBooked = sql`${state} = 'booked'`;

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
        isBooked,
        lte(travelDate, day),
        gte(travelDate, addDays(day, 1 - DURATION_DAYS.max)),
        sql`${travelDate} + ${durationDays} > ${day}::date`,
      ),
    );
  return row;
}

export function sumDaysAhead(db: Executor, day: string) {
  return db
    .select({ day: travelDate, bookings: number(sql`count(*)`), people: number(people) })
    .from(bookings)
    .where(and(isBooked, gte(travelDate, day), lte(travelDate, lastAhead(day))))
    .groupBy(travelDate);
}

const lastAhead = (day: string) => addDays(day, TODAY_SPANS.ahead - 1);

/** The number of booked trips that begin in these days and aren't paid, by the same rule as the list's filter. */
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
        isBooked,
        gte(travelDate, from),
        lte(travelDate, to),
        isPaidOfFewSql(livemode, charge, false),
      ),
    );
  return row?.count ?? 0;
}
