import { maxMinorUnits, minorStep } from '../amounts/currency.ts';
import { floorStep } from '../amounts/rounding.ts';

/** The amount that is charged by card: one day's share (spec §2, Card payment) or the whole trip. */
export type ChargeMode = 'day' | 'total';

/** A trip's price in minor units. */
export interface TripTotal {
  total: number;
  days: number;
  currency: string;
}

/** The card charge, which is one day's share rounded up to a payable amount, or the total. */
export function amountDueNow({ total, days, currency }: TripTotal, charge: ChargeMode): number {
  const step = minorStep(currency);
  return charge === 'total' ? total : Math.ceil(total / (days * step)) * step;
}

/** True if the charge exceeds the maximum for card payments. */
export function exceedsCardLimit(trip: TripTotal, charge: ChargeMode): boolean {
  return amountDueNow(trip, charge) > maxMinorUnits(trip.currency);
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
