import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { bookings, counterPayments } from '../../db/tables/bookings.ts';
import { isOfMode, payments } from '../../db/tables/money/payments.ts';

interface Span {
  /** From the Monday of the first week to today, in the agency's time zone (IANA). */
  from: string;
  to: string;
  zone: string;
  livemode: boolean;
}

const number = (value: unknown) => sql<number>`${value}`.mapWith(Number);

const DAY = sql`interval '1 day'`;

/**
 * The outcome of each week's bookings. A booking counts as paid if money came within seven days, even if it was
 * refunded later.
 */
export function countBookedWeeks(db: Executor, { from, livemode, to, zone }: Span) {
  const { createdAt, id, state } = bookings;
  const begin = sql`${from}::date::timestamp at time zone ${zone}`;
  // No money comes before its booking, but the clocks of several machines may differ a little.
  const inSpan = (at: unknown) =>
    sql`${at} >= (${begin}) - ${DAY} and ${at} < (${to}::date + 2)::timestamp at time zone ${zone}`;
  const card = db
    .select({
      bookingId: payments.bookingId,
      at: sql<Date>`min(${payments.createdAt})`.as('card_at'),
    })
    .from(payments)
    .where(sql`${inSpan(payments.createdAt)} and ${isOfMode(payments, livemode)}`)
    .groupBy(payments.bookingId)
    .as('card');
  const { bookingId, createdAt: receivedAt, kind, voidedAt } = counterPayments;
  const counter = db
    .select({ bookingId, at: sql<Date>`min(${receivedAt})`.as('counter_at') })
    .from(counterPayments)
    .where(sql`${inSpan(receivedAt)} and ${kind} = 'received' and ${voidedAt} is null`)
    .groupBy(bookingId)
    .as('counter');
  const paid = sql<boolean>`coalesce(least(${card.at}, ${counter.at}) < ${createdAt} + 7 * ${DAY}, false)`;
  const made = db
    .select({
      week: sql`date_trunc('week', ${createdAt} at time zone ${zone})::date`.as('week'),
      state: sql<string>`${state}`.as('made_state'),
      paid: paid.as('paid'),
    })
    .from(bookings)
    .leftJoin(card, eq(card.bookingId, id))
    .leftJoin(counter, eq(counter.bookingId, id))
    .where(
      sql`${createdAt} >= ${begin} and ${createdAt} < (${to}::date + 1)::timestamp at time zone ${zone}`,
    )
    .as('made');
  const unpaid = (of: string) =>
    number(sql`count(*) filter (where not ${made.paid} and ${made.state} = ${of})`);
  return db
    .select({
      week: sql<string>`${made.week}::text`,
      bookings: number(sql`count(*)`),
      paid: number(sql`count(*) filter (where ${made.paid})`),
      canceled: unpaid('cancelled'),
      expired: unpaid('expired'),
    })
    .from(made)
    .groupBy(made.week);
}
