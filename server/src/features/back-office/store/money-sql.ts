import { minorStep, type ChargeMode } from '@wayfarer/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bookings } from '../../../db/tables/bookings.ts';
import { isKept, payments, pays } from '../../../db/tables/payments.ts';

/** The total that was agreed, as `agreedTotal` has it. In the words of its index. */
export const agreedTotalSql = sql<number>`coalesce(${bookings.total}, ${bookings.cost}::bigint * ${bookings.durationDays})`;

const stands = sql`${bookings.state} in ('held', 'booked')`;

/** What the card paid, less what a change has given back of it; 0 without a payment that counts. */
function paidByCard(livemode: boolean): SQL<number> {
  const { amount, bookingId } = payments;
  return sql<number>`coalesce((select ${amount} - ${bookings.changeRefund} from ${payments}
    where ${bookingId} = ${bookings.id} and ${pays(livemode)} order by ${payments.livemode} is false limit 1), 0)`;
}

/** What is still to come of a booking, in minor units: `tripMoney`'s `dueNow + dueOnArrival`. */
export const balanceSql = (livemode: boolean): SQL<number> => balanceAfter(paidByCard(livemode));

function balanceAfter(card: SQL<number>): SQL<number> {
  const open = sql`greatest(0, ${agreedTotalSql} - ${bookings.counter} - ${card})`;
  return sql<number>`case when ${stands} then ${open} else 0 end`;
}

/**
 * The same for very many bookings, whose payments are joined: read as a whole instead of one by one. A site in
 * test mode may have two of a booking; real money comes first, as in `paidByCard`.
 */
export function joinedBalance(livemode: boolean) {
  const real = alias(payments, 'real_payments');
  const test = alias(payments, 'test_payments');
  const of = (one: typeof real | typeof test) => and(eq(one.bookingId, bookings.id), isKept(one));
  const amount = sql`coalesce(${real.amount}, ${test.amount})`;
  return {
    real,
    test,
    onReal: and(of(real), sql`${real.livemode} is not false`),
    onTest: livemode ? sql`false` : and(of(test), sql`${test.livemode} is false`),
    balance: balanceAfter(sql`coalesce(${amount} - ${bookings.changeRefund}, 0)`),
  };
}

/** Whether a booking counts as paid, or does not: `tripMoney`'s `isPaid`. */
export function isPaidSql(livemode: boolean, charge: ChargeMode, paid: boolean): SQL<boolean> {
  const { counter, id } = bookings;
  const byCard = sql`exists (select 1 from ${payments} where ${payments.bookingId} = ${id} and ${pays(livemode)})`;
  const atCounter = sql`(${stands} and ${counter} > 0 and ${counter} >= ${amountDueNowSql(charge)})`;
  const isPaid = sql<boolean>`(${byCard} or ${atCounter})`;
  return paid ? isPaid : sql<boolean>`not ${isPaid}`;
}

/** Currencies of which a card cannot pay every amount, as constants: there are few. */
const COARSE = Intl.supportedValuesOf('currency').flatMap((code) => {
  const currency = code.toLowerCase();
  const step = minorStep(currency);
  return step === 1 ? [] : [`when '${currency}' then ${step}`];
});
const step = sql`(case ${bookings.currency} ${sql.raw(COARSE.join(' '))} else 1 end)`;

function amountDueNowSql(charge: ChargeMode): SQL<number> {
  if (charge === 'total') return agreedTotalSql;
  return sql<number>`(ceil(${agreedTotalSql}::numeric / (${bookings.durationDays} * ${step})) * ${step})`;
}
