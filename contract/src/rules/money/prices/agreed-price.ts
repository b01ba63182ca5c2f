import { ONE_ADULT } from '../../trips/party.ts';
import type { TripTotal } from './charge.ts';
import { type PriceLine, tripPrice, USUAL_PRICE_RULES } from './trip-price.ts';

export interface AgreedPrice {
  cost: number;
  currency: string;
  durationDays: number;
  /** Total and lines are null if one adult travels at the cost per day. */
  total: number | null;
  priceLines: PriceLine[] | null;
}

export function agreedTotal({ cost, currency, durationDays: days, total }: AgreedPrice): TripTotal {
  return { total: total ?? cost * days, days, currency };
}

export function agreedLines(booking: AgreedPrice): PriceLine[] {
  const { cost: perDay, currency, durationDays: days, priceLines } = booking;
  const trip = { perDay, currency, days, party: ONE_ADULT };
  return priceLines ?? tripPrice(trip, USUAL_PRICE_RULES).lines;
}
