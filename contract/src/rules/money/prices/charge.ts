import { minorStep } from '../amounts/currency.ts';
import { floorStep } from '../amounts/rounding.ts';
import type { ContainedTax } from '../papers/contained-tax.ts';
import type { CalendarDay } from '../../trips/dates/travel-dates.ts';

/** The amount that is charged by card: one day's share (spec §2, Card payment) or the whole trip. */
export type ChargeMode = 'day' | 'total';

/**
 * A payment plan applied to a trip, which the booking keeps. `first` plus the balance is the total without the part that
 * can be paid only on arrival.
 */
export interface AgreedPlan {
  /** The first payment in minor units. */
  first: number;
  /** The last day for paying the balance online; null if it is due on arrival, or if nothing is left of it. */
  balanceDueOn: CalendarDay | null;
}

/** A trip's price in minor units. */
export interface TripTotal {
  total: number;
  days: number;
  currency: string;
  /** The part of the total that can be paid only on arrival. */
  onArrival?: number | undefined;
  /** The part of the total that a cancellation by the traveler doesn't return. */
  nonRefundable?: number | undefined;
  /** The taxes in the total, by rate; left out if none are shown. */
  taxes?: ContainedTax[] | undefined;
  /** Set if the trip is paid for by a plan; otherwise, the site's charge mode applies. */
  plan?: AgreedPlan | undefined;
}

/** The part of a price that can be paid before arrival, in minor units. */
export const payableBefore = ({ onArrival = 0, total }: TripTotal): number => total - onArrival;

/**
 * The first card payment: the plan's, or one day's share rounded up to a payable amount, or the total; without fees
 * that can be paid only on arrival.
 */
export function amountDueNow(trip: TripTotal, charge: ChargeMode): number {
  const { currency, days, plan } = trip;
  if (plan) return plan.first;
  const step = minorStep(currency);
  const payable = payableBefore(trip);
  return charge === 'total' ? payable : Math.ceil(payable / (days * step)) * step;
}

interface Charged {
  amount: number;
  amountLost: number;
  amountRefunded: number;
  currency: string;
}

/**
 * The amount of a card payment that can still be refunded, in minor units; `pending` is on its way. It is rounded down
 * to a refundable amount, because a bank can take back amounts with more decimals.
 */
export function refundableAmount(
  { amount, amountLost, amountRefunded, currency }: Charged,
  pending: number,
): number {
  const left = Math.max(0, amount - amountLost - amountRefunded - pending);
  return floorStep(left, minorStep(currency));
}
