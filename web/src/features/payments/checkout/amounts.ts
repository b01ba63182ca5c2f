import {
  balanceLeft,
  type Booking,
  formatMoney,
  type PriceBreakdown,
  toMajorUnits,
} from '@wayfarer/contract';

/** The first payment, or the balance of a trip with a payment plan. */
export type PaidPart = 'first' | 'balance';

/** A trip's amounts, ready to show, and the price that the traveler agrees to. */
export interface TripMoney {
  part: PaidPart;
  breakdown: PriceBreakdown;
  dueNow: string;
  /** True if nothing is left to pay afterward. */
  isAllDueNow: boolean;
  /** The amount due now in major units: the `price` of the call that opens the payment (spec §7). */
  price: number;
}

/** Formats the server's amounts: the agreed price, split into the part that is paid now and the rest. */
export function amountsOf(
  { breakdown }: Pick<Booking, 'breakdown'>,
  part: PaidPart = 'first',
): TripMoney {
  const { currency, dueNow, dueOnArrival } = breakdown;
  const isBalance = part === 'balance';
  const amount = isBalance ? balanceLeft(breakdown) : dueNow;
  return {
    part,
    breakdown,
    dueNow: formatMoney(amount, currency),
    isAllDueNow: !isBalance && dueOnArrival === 0,
    price: toMajorUnits(amount, currency),
  };
}

/** True as long as nothing is paid or announced: then the promo code can be changed. */
export const mayChangeCode = ({ breakdown, state, transfer }: Booking): boolean =>
  breakdown.paid === 0 && transfer === undefined && (state === 'held' || state === 'booked');

/** True if a part of the trip is paid, and the rest can be paid online. */
export const hasBalance = ({ breakdown, paid }: Pick<Booking, 'breakdown' | 'paid'>): boolean =>
  paid && breakdown.balanceDueOn !== undefined && balanceLeft(breakdown) > 0;
