import type { BookingState } from '../../options/trips/booking-core.ts';
import type { MoneyTaken } from '../cancellation/cancellation-amounts.ts';
import { kindnessOf, leftOf, paidOf, type CardPayment } from './card-payment.ts';
import { amountDueNow, type ChargeMode, type TripTotal } from './charge.ts';

/**
 * What a trip costs, what of it was paid and what is still to be paid, in minor units of one currency.
 * `paid + dueNow + dueOnArrival === total`, or more was paid than the trip costs now; once the trip is
 * canceled, `total` is what is kept and `paid - refunded` comes to it. Every screen and mail that speaks of
 * a trip's price shows these. None is ever negative, and `refunded` is never more than `paid`.
 */
export interface PriceBreakdown {
  total: number;
  /**
   * By card and at the counter. Refunds are not taken off, unless a change had made the trip cheaper; what a
   * bank took back is.
   */
  paid: number;
  /** Of what was paid; what was given back does not fall due again. */
  refunded: number;
  /** By card; nothing once the trip counts as paid. */
  dueNow: number;
  dueOnArrival: number;
  /** Lower-case ISO 4217 code. */
  currency: string;
}

/** What the rows of a booking say about its money, in minor units. */
export interface BookingSums {
  state: BookingState;
  /** The price as it was agreed. */
  trip: TripTotal;
  /** The card payments that make it paid; one that went back in full makes none. */
  payments: readonly CardPayment[];
  /** Received at the counter, less what was returned there. */
  counter: number;
  /** Of its cancellation: all that ever came in, and what of it is kept. */
  canceled: { taken: number; kept: number } | null;
}

export interface TripMoney {
  /** By card, or at the counter as much as the card would have been charged. */
  isPaid: boolean;
  breakdown: PriceBreakdown;
}

/** The one rule for what a booking's money comes to; `charge` splits what is not paid yet. */
export function tripMoney(sums: BookingSums, charge: ChargeMode): TripMoney {
  const { state, trip, payments, canceled } = sums;
  const { total, currency } = trip;
  const none = { dueNow: 0, dueOnArrival: 0, currency };
  const byCard = payments.length > 0;
  if (canceled !== null) {
    const { taken: paid, kept } = canceled;
    return { isPaid: byCard, breakdown: { ...none, total: kept, paid, refunded: paid - kept } };
  }
  const counter = Math.max(0, sums.counter);
  const paid = sumOf(payments, paidOf) + counter;
  const refunded = sumOf(payments, kindnessOf);
  if (state === 'expired') {
    return { isPaid: byCard, breakdown: { ...none, total, paid, refunded } };
  }
  const card = amountDueNow(trip, charge);
  const isPaid = byCard || (counter > 0 && counter >= card);
  const dueNow = isPaid ? 0 : Math.max(0, Math.min(card, total) - counter);
  const dueOnArrival = Math.max(0, total - paid - dueNow);
  return { isPaid, breakdown: { total, paid, refunded, dueNow, dueOnArrival, currency } };
}

/** The same money as a cancellation divides it: what came in, and what of it has gone already. */
export function moneyTaken(
  { payments, trip }: Pick<BookingSums, 'payments' | 'trip'>,
  counter: { received: number; returned: number },
): MoneyTaken {
  const cardLeft = sumOf(payments, leftOf);
  const byCard = sumOf(payments, ({ amount, repriced }) => Math.max(0, amount - repriced));
  const returned = Math.min(counter.returned, counter.received);
  return {
    total: trip.total,
    taken: byCard + counter.received,
    back: byCard - cardLeft + returned,
    cardLeft,
  };
}

function sumOf(payments: readonly CardPayment[], part: (of: CardPayment) => number): number {
  return payments.reduce((sum, payment) => sum + part(payment), 0);
}
