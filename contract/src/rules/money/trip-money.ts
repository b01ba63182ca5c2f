import type { BookingState } from '../../options/trips/booking-core.ts';
import { amountDueNow, type ChargeMode, type TripTotal } from './charge.ts';

/**
 * What a trip costs, what of it was paid and what is still to be paid, in minor units of one currency.
 * `paid + dueNow + dueOnArrival === total`, or more was paid than the trip costs now; once the trip is
 * canceled, `total` is what is kept and `paid - refunded` comes to it. Every screen and mail that speaks of
 * a trip's price shows these.
 */
export interface PriceBreakdown {
  total: number;
  /** By card and at the counter; refunds are not taken off, unless a change had made the trip cheaper. */
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
  /** The card payment that makes it paid; one that went back in full makes none. */
  payment: { amount: number; amountRefunded: number } | null;
  /** Received at the counter, less what was returned there. */
  counter: number;
  /** Of the card payment, what goes back because a change made the trip cheaper: it falls due again. */
  changeRefund: number;
  /** Of its cancellation: all that ever came in, and what of it is kept. */
  cancelled: { taken: number; kept: number } | null;
}

export interface TripMoney {
  /** By card, or at the counter as much as the card would have been charged. */
  isPaid: boolean;
  breakdown: PriceBreakdown;
}

/** The one rule for what a booking's money comes to; `charge` splits what is not paid yet. */
export function tripMoney(sums: BookingSums, charge: ChargeMode): TripMoney {
  const { state, trip, payment, counter, cancelled } = sums;
  const { total, currency } = trip;
  const none = { dueNow: 0, dueOnArrival: 0, currency };
  const byCard = payment !== null;
  if (cancelled !== null) {
    const { taken: paid, kept } = cancelled;
    return { isPaid: byCard, breakdown: { ...none, total: kept, paid, refunded: paid - kept } };
  }
  if (state === 'expired') {
    return { isPaid: byCard, breakdown: { ...none, total, paid: counter, refunded: 0 } };
  }
  const card = amountDueNow(trip, charge);
  const isPaid = byCard || (counter > 0 && counter >= card);
  const repriced = payment === null ? 0 : sums.changeRefund;
  const paid = (payment?.amount ?? 0) - repriced + counter;
  const refunded = Math.max(0, (payment?.amountRefunded ?? 0) - repriced);
  const dueNow = isPaid ? 0 : Math.max(0, Math.min(card, total) - counter);
  const dueOnArrival = Math.max(0, total - paid - dueNow);
  return { isPaid, breakdown: { total, paid, refunded, dueNow, dueOnArrival, currency } };
}
