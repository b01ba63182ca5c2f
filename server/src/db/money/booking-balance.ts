import { minorStep, type ChargeMode } from '@wayfarer/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import { paidByBooking, paidSql } from './card-payments.ts';
import type { Executor } from '../database.ts';
import { bookings } from '../tables/bookings.ts';
import { payments, pays } from '../tables/money/payments.ts';

/** The same as `agreedTotal`. Must match the expression of its index. */
export const agreedTotalSql = sql<number>`coalesce(${bookings.total}, ${bookings.cost}::bigint * ${bookings.durationDays})`;

const stands = sql`${bookings.state} in ('held', 'booked')`;

/**
 * The sum of the card payments that count, or 0: real money if there is any, otherwise test payments on sites where
 * they count.
 */
function paidByCard(livemode: boolean): SQL<number> {
  const isReal = sql`${payments.livemode} is not false`;
  const sum = sql`sum(${paidSql}) filter (where ${isReal})`;
  const counted = livemode ? sum : sql`coalesce(${sum}, sum(${paidSql}))`;
  return sql<number>`coalesce((select ${counted} from ${payments}
    where ${payments.bookingId} = ${bookings.id} and ${pays(livemode)}), 0)`;
}

/** `tripMoney`'s `dueNow + dueOnArrival`, in minor units. */
export const balanceSql = (livemode: boolean): SQL<number> => balanceAfter(paidByCard(livemode));

function balanceAfter(card: SQL<number>): SQL<number> {
  const open = sql`greatest(0, ${agreedTotalSql} - ${bookings.counter} - ${card})`;
  return sql<number>`case when ${stands} then ${open} else 0 end`;
}

/**
 * The balances of very many bookings, with joins instead of look-ups. Real money takes precedence, as in `paidByCard`.
 */
export function joinedBalance(db: Executor, livemode: boolean) {
  const real = paidByBooking(db, 'real');
  const test = paidByBooking(db, 'test');
  const card = livemode ? real.paid : sql`coalesce(${real.paid}, ${test.paid})`;
  return {
    real,
    test: livemode ? null : test,
    onReal: eq(real.bookingId, bookings.id),
    onTest: eq(test.bookingId, bookings.id),
    balance: balanceAfter(sql`coalesce(${card}, 0)`),
  };
}

/** SQL for `isPaid` of `tripMoney`, or for its opposite. */
export function isPaidSql(livemode: boolean, charge: ChargeMode, paid: boolean): SQL<boolean> {
  const ofBooking = sql`from ${payments} where ${payments.bookingId} = ${bookings.id} and ${pays(livemode)}`;
  return paidSqlBy(sql`exists (select 1 ${ofBooking})`, charge, paid);
}

/**
 * Like `isPaidSql`, for few bookings: looks payments up one by one, because the planner would otherwise read them all.
 */
export function isPaidOfFewSql(livemode: boolean, charge: ChargeMode, paid: boolean): SQL<boolean> {
  const ofBooking = sql`from ${payments} where ${payments.bookingId} = ${bookings.id} and ${pays(livemode)}`;
  return paidSqlBy(sql`(select count(*) ${ofBooking}) > 0`, charge, paid);
}

function paidSqlBy(byCard: SQL, charge: ChargeMode, paid: boolean): SQL<boolean> {
  const { counter } = bookings;
  const atCounter = sql`(${stands} and ${counter} > 0 and ${counter} >= ${amountDueNowSql(charge)})`;
  const isPaid = sql<boolean>`(${byCard} or ${atCounter})`;
  return paid ? isPaid : sql<boolean>`not ${isPaid}`;
}

/** Currencies in which a card can't pay every amount, as constants because they are few. */
const COARSE = Intl.supportedValuesOf('currency').flatMap((code) => {
  const currency = code.toLowerCase();
  const step = minorStep(currency);
  return step === 1 ? [] : [`when '${currency}' then ${step}`];
});
const step = sql`(case ${bookings.currency} ${sql.raw(COARSE.join(' '))} else 1 end)`;

/** The same as `payableBefore`. */
export const payableBeforeSql = sql<number>`(${agreedTotalSql} - case when ${bookings.priceExtras} is null
  then 0 else price_on_arrival(${bookings.priceExtras}) end)`;

function amountDueNowSql(charge: ChargeMode): SQL<number> {
  const usual =
    charge === 'total'
      ? payableBeforeSql
      : sql`(ceil(${payableBeforeSql}::numeric / (${bookings.durationDays} * ${step})) * ${step})`;
  return sql<number>`coalesce(${bookings.first}, ${usual})`;
}
