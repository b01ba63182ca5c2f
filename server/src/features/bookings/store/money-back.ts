import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { counterPayments } from '../../../db/tables/bookings.ts';
import {
  CANCELLATION_REASON,
  cancellations,
  type CancellationRow,
} from '../../../db/tables/money/cancellations.ts';
import { isOfMode, payments, refunds } from '../../../db/tables/money/payments.ts';

/**
 * The sums received and returned at the counter for a canceled booking, and the sum returned since, also to gift
 * vouchers; a subquery for a lateral join.
 */
function counterOfCanceled(db: Executor) {
  const { amount, bookingId, createdAt, kind, method, voidedAt } = counterPayments;
  const since = sql`${kind} = 'returned' and ${createdAt} >= ${cancellations.at}`;
  const sum = (where: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${where}), 0)`.mapWith(Number);
  return db
    .select({
      received: sum(sql`${kind} = 'received'`).as('received'),
      returned: sum(sql`${kind} = 'returned'`).as('returned'),
      handed: sum(since).as('handed'),
      gifts: sum(sql`${since} and ${method} = 'gift'`).as('gifts'),
    })
    .from(counterPayments)
    .where(and(eq(bookingId, cancellations.bookingId), isNull(voidedAt)))
    .as('counter_of_canceled');
}

/**
 * The card payments of a canceled booking, and the sum returned by anything but the cancellation's own refund; a
 * subquery for a lateral join. Refunds that were pending at the cancellation count unless they failed; later ones count
 * once they have arrived. Test money is left out if there is real money.
 */
function cardOfCanceled(db: Executor, livemode: boolean) {
  const { amount: paid, amountLost, bookingId, duplicate, id } = payments;
  const { amount, createdAt: decidedAt, paymentId, reason, state } = refunds;
  const back = sql`coalesce((select sum(${amount}) from ${refunds} where ${paymentId} = ${id}
    and ${reason} <> ${CANCELLATION_REASON} || ${cancellations.id}
    and (${state} = 'succeeded' or ${state} = 'pending' and ${decidedAt} < ${cancellations.at})), 0)`;
  const isTest = sql`${payments.livemode} is false`;
  return db
    .select({
      paid: sql<number>`sum(${paid})`.mapWith(Number).as('paid'),
      gone: sql<number>`sum(${amountLost} + ${back})`.mapWith(Number).as('gone'),
    })
    .from(payments)
    .where(
      and(eq(bookingId, cancellations.bookingId), not(duplicate), isOfMode(payments, livemode)),
    )
    .groupBy(isTest)
    .orderBy(isTest)
    .limit(1)
    .as('card_of_canceled');
}

function listMoneyBack(db: Executor, livemode: boolean, cancellationIds: readonly string[]) {
  const [card, counter] = [cardOfCanceled(db, livemode), counterOfCanceled(db)];
  return db
    .select({
      id: cancellations.id,
      card: { paid: card.paid, gone: card.gone },
      counter: {
        received: counter.received,
        returned: counter.returned,
        handed: counter.handed,
        gifts: counter.gifts,
      },
    })
    .from(cancellations)
    .leftJoinLateral(card, sql`true`)
    .leftJoinLateral(counter, sql`true`)
    .where(inArray(cancellations.id, [...cancellationIds]));
}

/** Adds the sums returned so far to canceled bookings. Makes no query if there are none. */
export async function withMoneyBack<Row extends { cancellation: CancellationRow | null }>(
  db: Executor,
  livemode: boolean,
  rows: readonly Row[],
) {
  const canceled = rows.flatMap(({ cancellation }) => (cancellation ? [cancellation.id] : []));
  const found = canceled.length === 0 ? [] : await listMoneyBack(db, livemode, canceled);
  const moneyBack = new Map(found.map(({ card, counter, id }) => [id, { card, counter }]));
  return rows.map((row) => ({ ...row, ...moneyBack.get(row.cancellation?.id ?? '') }));
}
