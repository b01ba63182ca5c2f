import { maxMinorUnits, minorStep } from '../amounts/currency.ts';

/** How much is charged by card: the price of one day (spec §2, Card payment) or of the whole trip. */
export type ChargeMode = 'day' | 'total';

/** A trip's price, from which the card charge is calculated; in minor units. */
export interface TripTotal {
  total: number;
  days: number;
  currency: string;
}

/** The card charge: the whole total, or one day's share rounded up to a payable amount. */
export function amountDueNow({ total, days, currency }: TripTotal, charge: ChargeMode): number {
  const step = minorStep(currency);
  return charge === 'total' ? total : Math.ceil(total / (days * step)) * step;
}

/** True if the amount due now exceeds the maximum for card payments, so that the trip could never be paid. */
export function exceedsCardLimit(trip: TripTotal, charge: ChargeMode): boolean {
  return amountDueNow(trip, charge) > maxMinorUnits(trip.currency);
}
