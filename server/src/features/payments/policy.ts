import {
  agreedTotal,
  type AgreedPrice,
  awaitsAnswer,
  type Booking,
  type BookingState,
  amountDueNow,
  balanceLeft,
  earliestToday,
  tripMoney,
  type TripMoney,
  type CardPayment,
  type PriceBreakdown,
  fromMajorUnits,
  hasEnded,
  payableLeft,
  type ChargeMode,
} from '@wayfarer/contract';
import type { BookingRow } from '../booking-records/index.ts';

/**
 * The amount to charge by card for a booking now, in minor units: the amount due less the sum received at the counter.
 */
export function amountDue(booking: AgreedPrice & { counter: number }, charge: ChargeMode): number {
  return Math.max(0, amountDueNow(agreedTotal(booking), charge) - booking.counter);
}

/**
 * The balance that a traveler can pay by card, in minor units. 0 if it is due on arrival or there is none.
 */
export const payableBalance = (breakdown: PriceBreakdown): number =>
  breakdown.balanceDueOn === undefined ? 0 : balanceLeft(breakdown);

/**
 * What is to be paid: the first payment; the balance that travelers can pay online; the rest of the trip, even if it is
 * due on arrival, without fees that can be paid only then; or a sum in minor units, but at most what is left.
 */
export type Asked = 'first' | 'balance' | 'rest' | { upTo: number };

/** The amount to charge for what is asked, in minor units; 0 if nothing of it is left to pay. */
export function amountAsked(asked: Asked, { breakdown }: TripMoney): number {
  if (asked === 'first') return breakdown.dueNow;
  if (asked === 'balance') return payableBalance(breakdown);
  const left = payableLeft(breakdown);
  return asked === 'rest' ? left : Math.min(asked.upTo, left);
}

/** The part of a booking that an intent pays: 1, the first payment, if its metadata names none. */
export function partOfIntent({ metadata }: { metadata: Record<string, string> }): number {
  const part = Number(metadata['part'] ?? 1);
  return Number.isSafeInteger(part) && part > 0 ? part : 1;
}

/** The columns of a booking that determine its price and the money received at the counter. */
export type MoneyColumns = Pick<
  BookingRow,
  | 'cost'
  | 'currency'
  | 'durationDays'
  | 'total'
  | 'priceLines'
  | 'priceExtras'
  | 'first'
  | 'balanceDueOn'
  | 'state'
  | 'counter'
>;

/** The price of a paid trip, the amounts paid by card and at the counter, and the rest due on arrival. */
export function breakdownOf(
  booking: MoneyColumns,
  payments: readonly CardPayment[],
): PriceBreakdown {
  // depends on the amount charged, not on the current setting for how much to charge
  return tripMoney({ ...booking, trip: agreedTotal(booking), payments, canceled: null }, 'total')
    .breakdown;
}

/** True if the price shown to a traveler, in major units, is exactly this amount. */
export function isPrice(price: number, amount: number, currency: string): boolean {
  return fromMajorUnits(price, currency) === amount;
}

/** True if the travel date has passed everywhere on earth, so that no one can pay for the trip anymore. */
export function isTripOver({ travelDate }: { travelDate: string }, now: Date): boolean {
  return travelDate < payableSince(now);
}

/** True if a booking can still be paid for. */
export function isPayable(
  {
    booking,
    paid,
  }: {
    booking: { travelDate: string; state: BookingState; awaitsAgency: boolean };
    paid: boolean;
  },
  now: Date,
): boolean {
  return !paid && !hasEnded(booking) && !awaitsAnswer(booking) && !isTripOver(booking, now);
}

/** True if the rest of a trip whose first payment was made can be paid by card. */
export function isBalancePayable(
  booking: Pick<Booking, 'breakdown' | 'paid' | 'state' | 'travelDate'>,
  now: Date,
): boolean {
  const { breakdown, paid } = booking;
  return paid && payableBalance(breakdown) > 0 && !hasEnded(booking) && !isTripOver(booking, now);
}

/** The first travel date that can still be paid for. */
export function payableSince(now: Date): string {
  return earliestToday(now);
}

/** The reason for refunding a charge that succeeded at the provider. */
export type RejectionReason =
  | 'second_charge'
  | 'booking_cancelled'
  | 'booking_gone'
  | 'sold_out'
  | 'wrong_amount'
  | 'wrong_traveller'
  | 'no_booking';

export const REJECTION_TEXT: Readonly<Record<RejectionReason, string>> = {
  second_charge: 'the booking is already paid by another charge',
  booking_cancelled: 'the booking was canceled before the charge arrived',
  booking_gone: 'the booking no longer exists',
  sold_out: 'the booking had expired and its places are taken',
  wrong_amount: "the charged amount or currency isn't the agreed one",
  wrong_traveller: 'the charge belongs to another traveler than the booking',
  no_booking: 'no booking was ever named for the charge',
};

export function isRejectionReason(reason: string): reason is RejectionReason {
  return Object.hasOwn(REJECTION_TEXT, reason);
}

/**
 * True for a reason that only the product itself uses. Staff can't enter it, so it is always clear where the refund
 * came from.
 */
export function isOwnReason(reason: string): boolean {
  return (
    /^(change:|cancellation:|made at the provider:)/i.test(reason) || isRejectionReason(reason)
  );
}

/** True if a refund is for a charge that we never accepted. */
export function isAutomaticRefund(refund: { paymentId: string | null; reason: string }): boolean {
  return refund.paymentId === null && isRejectionReason(refund.reason);
}

export interface ChargeFacts {
  /** The terms that were fixed when the payment was opened. With a payment link, anyone may have paid. */
  agreed: { amount: number; currency: string; uid: string | null; linkId: string | null };
  /** The amount and the payer as the provider reports them. */
  taken: { amountReceived: number; currency: string; user: string | undefined };
  /** The locked booking; null if it was deleted. */
  booking: { uid: string | null; state: BookingState } | null;
  /** True if this part of the booking is already paid, by another charge or at the counter. */
  paid: boolean;
  /** True if an expired booking could get its places back. */
  hasRoom: boolean;
}

/**
 * Decides whether to `record` a successful charge, or returns the reason to refund it. The amount that was fixed when
 * the payment was opened counts, because a booking's price can't change while it can be paid.
 */
export function judgeCharge({
  agreed,
  taken,
  booking,
  paid,
  hasRoom,
}: ChargeFacts): 'record' | RejectionReason {
  if (taken.amountReceived !== agreed.amount || taken.currency !== agreed.currency) {
    return 'wrong_amount';
  }
  if (booking === null) return 'booking_gone';
  if (agreed.linkId === null) {
    if (booking.uid !== agreed.uid) return 'wrong_traveller';
    // after an account is deleted, the attempt no longer names the payer, but the provider still does
    if (agreed.uid !== null && taken.user !== agreed.uid) return 'wrong_traveller';
  }
  if (booking.state === 'cancelled') return 'booking_cancelled';
  if (booking.state === 'expired' && !hasRoom) return 'sold_out';
  return paid ? 'second_charge' : 'record';
}

interface LedgerFacts {
  amount: number;
  amountRefunded: number;
  amountLost: number;
  duplicate: boolean;
}

/** True if a payment counts toward its booking: it isn't fully returned and isn't a duplicate. */
export function isLive({ amount, amountRefunded, amountLost, duplicate }: LedgerFacts): boolean {
  return amountRefunded + amountLost < amount && !duplicate;
}

/** The most serious state among a payment's disputes: lost, then open, then won. Null if it has none. */
export function furthestDispute<S extends 'open' | 'won' | 'lost'>(
  disputes: readonly { state: S }[],
): S | null {
  const has = (wanted: string) => disputes.find(({ state }) => state === wanted)?.state;
  return has('lost') ?? has('open') ?? has('won') ?? null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const RETRY_AUTOMATIC_REFUND_MS = 30 * DAY_MS;

/**
 * The time to retry a failed refund of a rejected charge: the pause is a quarter of its age, at least a minute and at
 * most a day. Null after a month.
 */
export function automaticRefundRetryAt(decidedAt: Date, now: Date): Date | null {
  const age = now.getTime() - decidedAt.getTime();
  if (age > RETRY_AUTOMATIC_REFUND_MS) return null;
  return new Date(now.getTime() + Math.min(Math.max(age / 4, MINUTE_MS), DAY_MS));
}

/**
 * The time until which a refund is paused during a dispute, later than any bank's decision. During an upgrade, an older
 * version relies only on this time.
 */
export function heldUntil(now: Date): Date {
  return new Date(now.getTime() + 5 * 365 * DAY_MS);
}

/** Seconds until an unfinished refund is checked again: 5 s, doubling up to an hour. */
export function refundPause(tries: number): number {
  return Math.min(5 * 2 ** Math.max(0, tries - 1), 3600);
}
