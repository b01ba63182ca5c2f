import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { counterPayments } from '../../db/tables/bookings.ts';
import { disputes, isOfMode, payments, refunds } from '../../db/tables/money/payments.ts';

export interface Span {
  /** The first and last day, both included, and the agency's time zone (IANA). */
  from: string;
  to: string;
  /** The first day with a sum of its own; earlier days are added up by month. */
  daysFrom: string;
  zone: string;
  livemode: boolean;
}

/**
 * The spans to add up: whole months first, and then each day. Their limits are computed once, so that each span is a
 * range of an index; computing the day of every row would take several times as long.
 */
function spansOf({ daysFrom, from, to, zone }: Span): SQL {
  const at = (day: SQL) => sql`(${day})::timestamp at time zone ${zone}`;
  const first = sql`${daysFrom}::date`;
  return sql`(
    select day::date as day, ${at(sql`day`)} as begins, ${at(sql`least(day + interval '1 month', ${first})`)} as ends
    from generate_series(${from}::date::timestamp, (${first} - 1)::timestamp, interval '1 month') day
    union all
    select day::date, ${at(sql`day`)}, ${at(sql`day + interval '1 day'`)}
    from generate_series(${first}::timestamp, ${to}::date::timestamp, interval '1 day') day
  ) spans`;
}

const amountOf = (value: unknown) => sql<number>`sum(${value})`.mapWith(Number);

function summed(
  db: Executor,
  span: Span,
  {
    amount,
    at,
    currency,
    from,
    where,
  }: Record<'amount' | 'at' | 'currency' | 'from' | 'where', SQL>,
) {
  const inSpan = sql`lateral (select ${currency} as currency, sum(${amount}) as amount from ${from}
    where ${at} >= spans.begins and ${at} < spans.ends and ${where} group by ${currency}) moved`;
  return db
    .select({
      day: sql<string>`spans.day::text`,
      currency: sql<string>`moved.currency`,
      amount: sql<number>`moved.amount`.mapWith(Number),
    })
    .from(sql`${spansOf(span)}, ${inSpan}`);
}

export function sumCardPayments(db: Executor, span: Span) {
  const { amount, createdAt, currency } = payments;
  return summed(db, span, {
    amount: sql`${amount}`,
    at: sql`${createdAt}`,
    currency: sql`${currency}`,
    from: sql`${payments}`,
    where: isOfMode(payments, span.livemode),
  });
}

export function sumCounterPayments(db: Executor, { from, to }: Span) {
  const { amount, currency, kind, receivedOn, voidedAt } = counterPayments;
  return db
    .select({ day: receivedOn, currency, kind, amount: amountOf(amount) })
    .from(counterPayments)
    .where(sql`${receivedOn} between ${from}::date and ${to}::date and ${voidedAt} is null`)
    .groupBy(receivedOn, currency, kind);
}

export function sumRefunds(db: Executor, span: Span) {
  const { amount, currency, finishedAt, paymentId, state } = refunds;
  return summed(db, span, {
    amount: sql`${amount}`,
    at: sql`${finishedAt}`,
    currency: sql`${currency}`,
    from: sql`${refunds} join ${payments} on ${payments.id} = ${paymentId}`,
    where: sql`${state} = 'succeeded' and ${isOfMode(payments, span.livemode)}`,
  });
}

export function sumLostDisputes(db: Executor, span: Span) {
  const { amount, closedAt, currency, paymentId, state } = disputes;
  return summed(db, span, {
    amount: sql`${amount}`,
    at: sql`${closedAt}`,
    currency: sql`${currency}`,
    from: sql`${disputes} join ${payments} on ${payments.id} = ${paymentId}`,
    where: sql`${state} = 'lost' and ${isOfMode(payments, span.livemode)}`,
  });
}
