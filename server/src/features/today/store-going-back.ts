import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import {
  isOpenDispute,
  owedAtCounter,
  promisesAtCounter,
  unfinishedRefunds,
} from '../../db/money/money-going-back.ts';
import { bookings } from '../../db/tables/bookings.ts';
import { cancellations } from '../../db/tables/money/cancellations.ts';
import { disputes, isOfMode, payments, refunds } from '../../db/tables/money/payments.ts';

const sums = (value: unknown) => ({
  count: sql<number>`count(*)`.mapWith(Number),
  amount: sql<number>`sum(${value})`.mapWith(Number),
});
const oldest = (at: unknown) => sql<string>`min(${at})`;

/**
 * Sums of pending and failed refunds by currency. A charge that was never accepted has no payment row, but its refund
 * counts too.
 */
export function sumUnfinishedRefunds(db: Executor, livemode: boolean) {
  const { amount, createdAt, currency, paymentId, state } = refunds;
  const { failed, pending } = unfinishedRefunds;
  return db
    .select({ state, currency, ...sums(amount), oldestAt: oldest(createdAt) })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, paymentId))
    .where(and(sql`(${pending} or ${failed})`, isOfMode(payments, livemode)))
    .groupBy(state, currency);
}

export function sumOpenDisputes(db: Executor, livemode: boolean) {
  const { amount, currency, openedAt, paymentId } = disputes;
  return db
    .select({ currency, ...sums(amount), oldestAt: oldest(openedAt) })
    .from(disputes)
    .leftJoin(payments, eq(payments.id, paymentId))
    .where(and(isOpenDispute, isOfMode(payments, livemode)))
    .groupBy(currency);
}

export function sumCounterRefunds(db: Executor) {
  const { bookingId, currency } = cancellations;
  const owed = db
    .select({
      currency: sql<string>`${currency}`.as('owed_currency'),
      amount: sql<number>`${owedAtCounter}`.as('owed'),
    })
    .from(cancellations)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(promisesAtCounter)
    .as('owing');
  return db
    .select({ currency: owed.currency, ...sums(owed.amount) })
    .from(owed)
    .where(sql`${owed.amount} > 0`)
    .groupBy(owed.currency);
}
