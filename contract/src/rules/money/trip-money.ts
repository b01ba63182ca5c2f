import type { BookingState } from '../../options/trips/booking-core.ts';
import type { MoneyTaken } from '../cancellation/cancellation-amounts.ts';
import type { CalendarDay } from '../trips/dates/travel-dates.ts';
import type { ContainedTax } from './papers/contained-tax.ts';
import { givenOf, kindnessOf, leftOf, paidOf, type CardPayment } from './card-payment.ts';
import { amountDueNow, payableBefore, type ChargeMode, type TripTotal } from './prices/charge.ts';

/**
 * A trip's total, paid and due amounts, in minor units of one currency. For an active booking, `paid + dueNow +
 * dueOnArrival === total`, unless more was paid than the trip costs. For a canceled one, `total` is the amount kept,
 * and equals `paid - refunded`. No amount is negative, and `refunded` never exceeds `paid`.
 */
export interface PriceBreakdown {
  total: number;
  /**
   * The sum paid by card and at the counter, without amounts that a bank took back or that were refunded because a
   * change made the trip cheaper.
   */
  paid: number;
  /** The refunded part of `paid`, which the traveler doesn't owe again. */
  refunded: number;
  /** The amount due by card; 0 once `isPaid`. */
  dueNow: number;
  /** The rest: due on arrival, or by `balanceDueOn`. */
  dueOnArrival: number;
  /** The part of `dueOnArrival` that can be paid only on arrival, never online; left out if there is none. */
  onlyOnArrival?: number | undefined;
  /**
   * The day by which the rest, except `onlyOnArrival`, is to be paid online; left out if that isn't agreed or nothing is
   * left.
   */
  balanceDueOn?: CalendarDay | undefined;
  /** The taxes in `total`, by rate; left out if none are shown, or if the trip was canceled or has expired. */
  taxes?: ContainedTax[] | undefined;
  /** Lowercase ISO 4217 code. */
  currency: string;
}

/** A booking's money as stored, in minor units. */
export interface BookingSums {
  state: BookingState;
  /** The agreed price. */
  trip: TripTotal;
  /** The payments, except those that were refunded in full. */
  payments: readonly CardPayment[];
  /** Received at the counter, less what was returned there, apart from goodwill. */
  counter: number;
  /** Returned at the counter as goodwill. */
  given?: number;
  /** For a canceled booking: everything ever received, and the part that the agency keeps. */
  canceled: { taken: number; kept: number } | null;
}

export interface TripMoney {
  /**
   * True if there is a card payment that counts or, for an active booking, if the sum at the counter covers the amount
   * that a card would be charged.
   */
  isPaid: boolean;
  breakdown: PriceBreakdown;
}

/** A booking's balance. `charge` splits the unpaid part. */
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
  const refunded = sumOf(payments, kindnessOf) + Math.min(counter, Math.max(0, sums.given ?? 0));
  if (state === 'expired') {
    return { isPaid: byCard, breakdown: { ...none, total, paid, refunded } };
  }
  const card = amountDueNow(trip, charge);
  const isPaid = byCard || (counter > 0 && counter >= card);
  const dueNow = isPaid ? 0 : Math.max(0, Math.min(card, payableBefore(trip)) - counter);
  const dueOnArrival = Math.max(0, total - paid - dueNow);
  const rest = partsOfRest(trip, dueOnArrival);
  const taxes = trip.taxes && { taxes: trip.taxes };
  return {
    isPaid,
    breakdown: { total, paid, refunded, dueNow, dueOnArrival, ...rest, ...taxes, currency },
  };
}

/** The parts of an amount that isn't due now. Payments count toward what can be paid online first. */
function partsOfRest(
  { onArrival = 0, plan }: TripTotal,
  dueOnArrival: number,
): Pick<PriceBreakdown, 'onlyOnArrival' | 'balanceDueOn'> {
  const onlyOnArrival = Math.min(onArrival, dueOnArrival);
  const balanceDueOn = plan?.balanceDueOn;
  return {
    ...(onlyOnArrival > 0 && { onlyOnArrival }),
    ...(balanceDueOn && dueOnArrival > onlyOnArrival && { balanceDueOn }),
  };
}

/** The part of a trip's price that is left after the first payment and can be paid online, in minor units. */
export const balanceLeft = ({
  dueOnArrival,
  onlyOnArrival = 0,
}: Pick<PriceBreakdown, 'dueOnArrival' | 'onlyOnArrival'>): number => dueOnArrival - onlyOnArrival;

/** Everything that is left to pay and can be paid online, in minor units. */
export const payableLeft = (breakdown: PriceBreakdown): number =>
  breakdown.dueNow + balanceLeft(breakdown);

/** The sums from which a cancellation is calculated. */
export function moneyTaken(
  { payments, trip }: Pick<BookingSums, 'payments' | 'trip'>,
  counter: { received: number; returned: number; given?: number },
): MoneyTaken {
  const cardLeft = sumOf(payments, leftOf);
  const byCard = sumOf(payments, ({ amount, repriced }) => Math.max(0, amount - repriced));
  const returned = Math.min(counter.returned, counter.received);
  const { nonRefundable, onArrival, total } = trip;
  return {
    total,
    ...(onArrival !== undefined && { onArrival }),
    ...(nonRefundable !== undefined && { nonRefundable }),
    taken: byCard + counter.received,
    back: byCard - cardLeft + returned,
    cardLeft,
    given: sumOf(payments, givenOf) + Math.min(counter.given ?? 0, returned),
  };
}

function sumOf(payments: readonly CardPayment[], part: (of: CardPayment) => number): number {
  return payments.reduce((sum, payment) => sum + part(payment), 0);
}
