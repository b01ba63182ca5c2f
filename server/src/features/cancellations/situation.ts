import {
  agreedTotal,
  cancellationAmounts,
  minorStep,
  moneyTaken,
  tripPhase,
  type CancellationAmounts,
  type CancellationTerms,
  type MoneyTaken,
} from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor, Tx } from '../../db/database.ts';
import { hasBegun } from '../../lib/has-begun.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { sumOwedToGifts } from '../gift-vouchers/index.ts';
import { cardMoney, lockCardMoney, type CardMoney } from '../payments/index.ts';
import {
  capOf,
  findException,
  findTerms,
  percentAt,
  type ExceptionRow,
  type TripTerms,
} from '../policies/index.ts';
import { counterSums, type CounterSums } from './store.ts';
import { ProblemError } from '../../problem-error.ts';

/** The facts on which a cancellation is decided. Amounts are in minor units. */
export interface Situation {
  booking: BookingRow;
  terms: CancellationTerms;
  exception: ExceptionRow | null;
  /** IANA time zone of the destination. */
  zone: string;
  card: CardMoney;
  money: MoneyTaken;
  /** At most this much goes back to gift vouchers. */
  gifts: number;
  refundWithinDays: number;
}

/** The agency's refund promise. Read it before a transaction, which may hold the only connection. */
export function refundPromise({ settings }: AppContext): Promise<number> {
  return settings.read('cancellation.refundDaysPromise');
}

/**
 * The current situation, read under the booking's lock, so that it can't change until the transaction ends. Throws
 * `money_unclear` if its rows contradict each other.
 */
export async function lockSituation(
  context: AppContext,
  tx: Tx,
  booking: BookingRow,
  refundWithinDays: number,
): Promise<Situation> {
  const card = await lockCardMoney(context, tx, booking);
  const { counter, ...of } = await situation(tx, booking, card);
  assertClear(context, { booking, counter, money: of.money });
  return { ...of, refundWithinDays };
}

interface Books {
  booking: BookingRow;
  counter: CounterSums;
  money: MoneyTaken;
}

/**
 * If the booking's rows contradict each other, alerts the operator and refuses to decide about its money. Throws
 * `money_unclear`.
 */
function assertClear({ alarms }: AppContext, { booking, counter, money }: Books): void {
  const { received, returned } = counter;
  const agrees = booking.counter - booking.given === received - returned;
  const sound =
    money.total >= 0 && returned <= received && money.back >= 0 && money.back <= money.taken;
  if (agrees && sound) return;
  const says = 'the payment records of a booking contradict each other: nothing was decided';
  alarms.raise(
    'money_unclear',
    { bookingId: booking.id, kept: booking.counter, counter, money },
    says,
  );
  throw new ProblemError(
    'money_unclear',
    "Our payment records for this trip don't match. Nothing was changed, and we're looking into it.",
  );
}

export async function readSituation(context: AppContext, booking: BookingRow): Promise<Situation> {
  const { orm } = context.db;
  const card = await cardMoney(context, orm, booking);
  const refundWithinDays = await refundPromise(context);
  const { counter: _, ...of } = await situation(orm, booking, card);
  return { ...of, refundWithinDays };
}

async function situation(
  db: Executor,
  booking: BookingRow,
  card: CardMoney,
): Promise<Omit<Situation, 'refundWithinDays'> & { counter: CounterSums }> {
  const { id, offerId, policyId, travelCountry, travelDate } = booking;
  const counter = await counterSums(db, id);
  const place = { offerId, country: travelCountry, travelDate, cap: capOf(booking) };
  return {
    booking,
    counter,
    terms: await findTerms(db, policyId),
    exception: await findException(db, place),
    zone: zoneOfTrip(booking),
    card,
    gifts: counter.received > 0 ? await sumOwedToGifts(db, id) : 0,
    money: moneyTaken(
      { trip: agreedTotal(booking), payments: card.payments },
      { ...counter, given: booking.given },
    ),
  };
}

export function tripTermsOf({ booking, exception, terms, zone }: Situation): TripTerms {
  const { createdAt: bookedAt, travelDate } = booking;
  return { bookedAt, cap: capOf(booking), exception, terms, travelDate, zone };
}

export interface Figures {
  at: Date;
  percent: number;
  byException: boolean;
  amounts: CancellationAmounts;
}

export function figuresAt(of: Situation, at: Date): Figures {
  const { booking, exception, money, terms } = of;
  const trip = tripTermsOf(of);
  const percent = percentAt(trip, at);
  const { basis } = terms;
  const step = minorStep(booking.currency);
  return {
    at,
    percent,
    byException: exception !== null && percentAt({ ...trip, exception: null }, at) < percent,
    amounts: cancellationAmounts(money, { percent, basis, step }),
  };
}

export function hasEndedTrip({ booking, zone }: Situation, at: Date): boolean {
  const { durationDays: days, travelDate } = booking;
  return tripPhase({ travelDate, days }, localDay(at, zone)) === 'over';
}

/** True once the trip's first day has begun at the destination. */
export function hasStarted({ booking }: Situation, at: Date): boolean {
  return hasBegun(booking, at);
}
