import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { bookings, counterPayments } from '../../db/tables/bookings.ts';
import { cancellations } from '../../db/tables/cancellations.ts';
import { disputes, isOfMode, payments, refunds } from '../../db/tables/payments.ts';

const sums = (value: unknown) => ({
  count: sql<number>`count(*)`.mapWith(Number),
  amount: sql<number>`sum(${value})`.mapWith(Number),
});
const oldest = (at: unknown) => sql<string>`min(${at})`;

/**
 * Refunds on their way, and those that did not arrive and were not tried again, by currency. A charge that
 * was never accepted has no payment; what goes back of it goes back all the same.
 */
export function sumUnfinishedRefunds(db: Executor, livemode: boolean) {
  const { amount, createdAt, currency, id, paymentId, state, transactionId } = refunds;
  const again = sql`exists (select 1 from refunds later where later.transaction_id = ${transactionId}
    and later.created_at > ${createdAt} and later.state <> 'failed' and later.id <> ${id})`;
  return db
    .select({ state, currency, ...sums(amount), oldestAt: oldest(createdAt) })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, paymentId))
    .where(
      sql`(${state} = 'pending' or (${state} = 'failed' and not ${again})) and ${isOfMode(payments, livemode)}`,
    )
    .groupBy(state, currency);
}

/** Charges that banks look into, by currency. */
export function sumOpenDisputes(db: Executor, livemode: boolean) {
  const { amount, currency, openedAt, paymentId, state } = disputes;
  return db
    .select({ currency, ...sums(amount), oldestAt: oldest(openedAt) })
    .from(disputes)
    .leftJoin(payments, eq(payments.id, paymentId))
    .where(and(eq(state, 'open'), isOfMode(payments, livemode)))
    .groupBy(currency);
}

/** Of canceled trips, what was promised back at the counter and is not handed out, by currency. */
export function sumCounterRefunds(db: Executor) {
  const { bookingId, currency, refundCounter, reinstatedAt, at } = cancellations;
  const returned = sql`coalesce((select sum(${counterPayments.amount}) from ${counterPayments}
    where ${counterPayments.bookingId} = ${bookingId} and ${counterPayments.kind} = 'returned'
      and ${counterPayments.voidedAt} is null and ${counterPayments.createdAt} >= ${at}), 0)`;
  const owed = db
    .select({
      currency: sql<string>`${currency}`.as('owed_currency'),
      amount: sql<number>`${refundCounter} - ${returned}`.as('owed'),
    })
    .from(cancellations)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(and(isNull(reinstatedAt), sql`${refundCounter} > 0`))
    .as('owing');
  return db
    .select({ currency: owed.currency, ...sums(owed.amount) })
    .from(owed)
    .where(sql`${owed.amount} > 0`)
    .groupBy(owed.currency);
}
