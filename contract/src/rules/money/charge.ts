import { maxMinorUnits, minorStep } from './currency.ts';

/** What is charged by card: the price of one day (spec §2, Card payment) or of the whole trip. */
export type ChargeMode = 'day' | 'total';

/** The price of a trip that decides what a card is charged, in minor units. */
export interface TripTotal {
  total: number;
  days: number;
  currency: string;
}

/** What the card is charged of a total: all of it, or one day's share, rounded up to what can be paid. */
export function amountDueNow({ total, days, currency }: TripTotal, charge: ChargeMode): number {
  const step = minorStep(currency);
  return charge === 'total' ? total : Math.ceil(total / (days * step)) * step;
}

/** Whether the amount due now exceeds a card payment's maximum: such a trip could never be paid. */
export function exceedsCardLimit(trip: TripTotal, charge: ChargeMode): boolean {
  return amountDueNow(trip, charge) > maxMinorUnits(trip.currency);
}
