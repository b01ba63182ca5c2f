import type { CardPayment } from '@wayfarer/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../database.ts';
import { bookings } from '../tables/bookings.ts';
import { isKept, payments, refunds } from '../tables/money/payments.ts';

const card = alias(payments, 'card');
const real = alias(payments, 'real_card');

const isReal = sql`${card.livemode} is not false`;

/**
 * The payments that count on a site: real money, or test payments if the site takes no real money and there is no real
 * payment.
 */
export function countsFor(livemode: boolean): SQL {
  if (livemode) return isReal;
  return sql`(${isReal} or not exists (select 1 from payments real_card
    where ${real.bookingId} = ${card.bookingId} and ${isKept(real)} and ${real.livemode} is not false))`;
}

export const inModeOf = (livemode: AnyPgColumn): SQL =>
  sql`(${card.livemode} is false) = (${livemode} is false)`;

/** A booking's card payments that weren't returned in full, oldest first, for `tripMoney`. */
export function cardPaymentsOf(bookingId: AnyPgColumn, which: SQL): SQL<CardPayment[]> {
  return sql<CardPayment[]>`coalesce((
    select jsonb_agg(jsonb_build_object(
      'amount', ${card.amount},
      'repriced', coalesce(back.repriced, 0),
      'refunded', greatest(0, ${card.amountRefunded} - coalesce(back.repriced_arrived, 0)),
      'pending', coalesce(back.pending, 0),
      'lost', ${card.amountLost}) order by ${card.createdAt}, ${card.id})
    from payments card left join lateral (
      select sum(amount) filter (where kind = 'change') as repriced,
        sum(amount) filter (where kind = 'change' and state = 'succeeded') as repriced_arrived,
        sum(amount) filter (where kind is distinct from 'change' and state = 'pending') as pending
      from refunds where payment_id = ${card.id} and state <> 'failed') back on true
    where ${card.bookingId} = ${bookingId} and ${isKept(card)} and ${which}), '[]'::jsonb)`;
}

/** A booking's card payments that count on a site of this mode. */
export async function listCardPayments(
  db: Executor,
  bookingId: string,
  livemode: boolean,
): Promise<CardPayment[]> {
  const [row] = await db
    .select({ cards: sql<CardPayment[]>`${cardPaymentsOf(bookings.id, countsFor(livemode))}` })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return row?.cards ?? [];
}

/** Refunds that count in `CardPayment.repriced`. Written like the condition of an index, so that the index is used. */
const ofChanges = sql`(${refunds.kind} = 'change' and ${refunds.state} <> 'failed')`;

/** The contract's `paidOf`, computed from the table's columns. */
export const paidSql = sql`greatest(0, ${payments.amount} - ${payments.amountLost} - coalesce(
  (select sum(${refunds.amount}) from ${refunds} where ${refunds.paymentId} = ${payments.id} and ${ofChanges}), 0))`;

/** The sums of all payments that count, by booking, for joins with very many bookings. */
export function paidByBooking(db: Executor, mode: 'real' | 'test') {
  const { amount, amountLost, bookingId, id, livemode } = payments;
  const changes = db
    .select({
      paymentId: refunds.paymentId,
      repriced: sql<number>`sum(${refunds.amount})`.as(`${mode}_repriced`),
    })
    .from(refunds)
    .where(ofChanges)
    .groupBy(refunds.paymentId)
    .as(`${mode}_changes`);
  const paid = sql`greatest(0, ${amount} - ${amountLost} - coalesce(${changes.repriced}, 0))`;
  const inMode = mode === 'real' ? sql`${livemode} is not false` : sql`${livemode} is false`;
  return db
    .select({ bookingId, paid: sql<number>`sum(${paid})`.as(`${mode}_paid`) })
    .from(payments)
    .leftJoin(changes, eq(changes.paymentId, id))
    .where(and(inMode, isKept(payments)))
    .groupBy(bookingId)
    .as(`${mode}_payments`);
}
