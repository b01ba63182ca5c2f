import { ONE_ADULT } from '../../trips/party.ts';
import type { CalendarDay } from '../../trips/dates/travel-dates.ts';
import { taxesOf } from '../papers/contained-tax.ts';
import { shownRates, type TaxTerms } from '../papers/tax.ts';
import type { TripTotal } from './charge.ts';
import type { PriceExtras } from './price-extras.ts';
import { nonRefundableOf, onArrivalOf, type PriceLine } from './price-lines.ts';
import { tripPrice, USUAL_PRICE_RULES } from './trip-price.ts';

export interface AgreedPrice {
  cost: number;
  currency: string;
  durationDays: number;
  /** Total and lines are null if one adult travels at the cost per day. */
  total: number | null;
  priceLines: PriceLine[] | null;
  /** The promo code, options and fees, which are parts of the total; null if there are none. */
  priceExtras: PriceExtras | null;
  /** The agreed first payment and the day when the balance is due; null without a payment plan. */
  first: number | null;
  balanceDueOn: CalendarDay | null;
  /** Null or left out if no taxes are shown. */
  taxTerms?: TaxTerms | null;
}

export function agreedTotal(price: Omit<AgreedPrice, 'priceLines'>): TripTotal {
  const { balanceDueOn, cost, currency, durationDays: days, first, priceExtras, taxTerms } = price;
  const total = price.total ?? cost * days;
  const extras = priceExtras?.lines ?? [];
  const taxes = taxesOf(total, extras, shownRates(taxTerms ?? null));
  const trip = { total, days, currency, ...ownParts(extras), ...taxes };
  return first === null ? trip : { ...trip, plan: { first, balanceDueOn } };
}

/** All lines of the price: those of the trip itself, then the promo code, options and fees. */
export function agreedLines(booking: AgreedPrice): PriceLine[] {
  const { cost: perDay, currency, durationDays: days, priceExtras, priceLines } = booking;
  const trip = { perDay, currency, days, party: ONE_ADULT };
  const base = priceLines ?? tripPrice(trip, USUAL_PRICE_RULES).lines;
  return [...base, ...(priceExtras?.lines ?? [])];
}

/** The parts of a price with rules of their own, for a `TripTotal`. */
export function ownParts(
  lines: readonly PriceLine[],
): Pick<TripTotal, 'onArrival' | 'nonRefundable'> {
  const [onArrival, nonRefundable] = [onArrivalOf(lines), nonRefundableOf(lines)];
  return { ...(onArrival > 0 && { onArrival }), ...(nonRefundable > 0 && { nonRefundable }) };
}
