import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { counterPayments } from '../../db/tables/bookings.ts';
import { disputes, isOfMode, payments, refunds } from '../../db/tables/payments.ts';

interface Span {
  /** Calendar days of the agency, including the last, and its time zone (IANA). */
  from: string;
  to: string;
  zone: string;
  livemode: boolean;
}

const dayOf = (at: unknown, zone: string) =>
  sql<string>`(${at} at time zone ${zone})::date`.as('day');
const within = (at: unknown, { from, to, zone }: Span) =>
  sql`${at} >= ${from}::date::timestamp at time zone ${zone}
    and ${at} < (${to}::date + 1)::timestamp at time zone ${zone}`;
const sumOf = (value: unknown) => sql<number>`sum(${value})`.as('amount');

/** Converted to text only after adding up: there are many rows and few days. */
const inDays = (days: { day: SQL.Aliased<string>; amount: SQL.Aliased<number> }) => ({
  day: sql<string>`${days.day}::text`,
  amount: sql<number>`${days.amount}`.mapWith(Number),
});
const amountOf = (value: unknown) => sql<number>`sum(${value})`.mapWith(Number);

/** Card payments, by day and currency. */
export function sumCardPayments(db: Executor, span: Span) {
  const { amount, createdAt, currency } = payments;
  const days = db
    .select({ day: dayOf(createdAt, span.zone), currency, amount: sumOf(amount) })
    .from(payments)
    .where(sql`${within(createdAt, span)} and ${isOfMode(payments, span.livemode)}`)
    .groupBy(sql`1`, currency)
    .as('days');
  return db.select({ ...inDays(days), currency: days.currency }).from(days);
}

/** Money received and returned at the counter, by the day entered and currency. */
export function sumCounterPayments(db: Executor, { from, to }: Span) {
  const { amount, currency, kind, receivedOn, voidedAt } = counterPayments;
  return db
    .select({ day: receivedOn, currency, kind, amount: amountOf(amount) })
    .from(counterPayments)
    .where(sql`${receivedOn} between ${from}::date and ${to}::date and ${voidedAt} is null`)
    .groupBy(receivedOn, currency, kind);
}

/** Refunds to cards, by day and currency. */
export function sumRefunds(db: Executor, span: Span) {
  const { amount, currency, finishedAt, paymentId, state } = refunds;
  const days = db
    .select({ day: dayOf(finishedAt, span.zone), currency, amount: sumOf(amount) })
    .from(refunds)
    .innerJoin(payments, sql`${payments.id} = ${paymentId}`)
    .where(
      sql`${state} = 'succeeded' and ${within(finishedAt, span)} and ${isOfMode(payments, span.livemode)}`,
    )
    .groupBy(sql`1`, currency)
    .as('days');
  return db.select({ ...inDays(days), currency: days.currency }).from(days);
}

/** Amounts lost in disputes, by day and currency. */
export function sumLostDisputes(db: Executor, span: Span) {
  const { amount, closedAt, currency, paymentId, state } = disputes;
  const days = db
    .select({ day: dayOf(closedAt, span.zone), currency, amount: sumOf(amount) })
    .from(disputes)
    .innerJoin(payments, sql`${payments.id} = ${paymentId}`)
    .where(
      sql`${state} = 'lost' and ${within(closedAt, span)} and ${isOfMode(payments, span.livemode)}`,
    )
    .groupBy(sql`1`, currency)
    .as('days');
  return db.select({ ...inDays(days), currency: days.currency }).from(days);
}
