import { ONE_ADULT } from '../../trips/party.ts';
import type { CalendarDay } from '../../trips/dates/travel-dates.ts';
import type { TripTotal } from './charge.ts';
import { type PriceLine, tripPrice, USUAL_PRICE_RULES } from './trip-price.ts';

export interface AgreedPrice {
  cost: number;
  currency: string;
  durationDays: number;
  /** Total and lines are null if one adult travels at the cost per day. */
  total: number | null;
  priceLines: PriceLine[] | null;
  /** The agreed first payment and the day when the balance is due; null without a payment plan. */
  first: number | null;
  balanceDueOn: CalendarDay | null;
}

export function agreedTotal(price: Omit<AgreedPrice, 'priceLines'>): TripTotal {
  const { balanceDueOn, cost, currency, durationDays: days, first, total } = price;
  const trip = { total: total ?? cost * days, days, currency };
  return first === null ? trip : { ...trip, plan: { first, balanceDueOn } };
}

export function agreedLines(booking: AgreedPrice): PriceLine[] {
  const { cost: perDay, currency, durationDays: days, priceLines } = booking;
  const trip = { perDay, currency, days, party: ONE_ADULT };
  return priceLines ?? tripPrice(trip, USUAL_PRICE_RULES).lines;
}
