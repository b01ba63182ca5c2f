import { ONE_ADULT } from '../trips/party.ts';
import type { TripTotal } from './charge.ts';
import { type PriceLine, tripPrice, USUAL_PRICE_RULES } from './trip-price.ts';

/** What is written down of a booking's price. */
export interface AgreedPrice {
  /** Per day, in minor units. */
  cost: number;
  currency: string;
  durationDays: number;
  /** In minor units; null, as the lines: one adult's, the cost per day times the days. */
  total: number | null;
  priceLines: PriceLine[] | null;
}

/** The price that was agreed. */
export function agreedTotal({ cost, currency, durationDays: days, total }: AgreedPrice): TripTotal {
  return { total: total ?? cost * days, days, currency };
}

/** What it is made of, line by line. */
export function agreedLines(booking: AgreedPrice): PriceLine[] {
  const { cost: perDay, currency, durationDays: days, priceLines } = booking;
  const trip = { perDay, currency, days, party: ONE_ADULT };
  return priceLines ?? tripPrice(trip, USUAL_PRICE_RULES).lines;
}
