import { ONE_ADULT } from '../../trips/party.ts';
import type { TripTotal } from './charge.ts';
import { type PriceLine, tripPrice, USUAL_PRICE_RULES } from './trip-price.ts';

/** A booking's price as stored. */
export interface AgreedPrice {
  /** The cost per day in minor units. */
  cost: number;
  currency: string;
  durationDays: number;
  /**
   * The total in minor units. Null, like the lines, if the price is that of one adult: the cost per day times the days.
   */
  total: number | null;
  priceLines: PriceLine[] | null;
}

/** The agreed total price. */
export function agreedTotal({ cost, currency, durationDays: days, total }: AgreedPrice): TripTotal {
  return { total: total ?? cost * days, days, currency };
}

/** The lines of the agreed price. */
export function agreedLines(booking: AgreedPrice): PriceLine[] {
  const { cost: perDay, currency, durationDays: days, priceLines } = booking;
  const trip = { perDay, currency, days, party: ONE_ADULT };
  return priceLines ?? tripPrice(trip, USUAL_PRICE_RULES).lines;
}
