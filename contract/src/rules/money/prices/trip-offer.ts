import { addDays, type CalendarDay, travelDateFault } from '../../trips/dates/travel-dates.ts';
import type { ChargeMode, TripTotal } from './charge.ts';
import { agreePlan, exceedsCardLimit, type PaymentPlan } from './payment-plan.ts';
import { priceBreakdown } from './price-breakdown.ts';
import { taxesOf, type TaxRate } from '../papers/contained-tax.ts';
import { ownParts } from './agreed-price.ts';
import type { PriceLine } from './price-lines.ts';
import { offerPrice, type PartyOffer } from './trip-price.ts';
import type { PriceBreakdown } from '../trip-money.ts';

/** A trip that isn't booked yet, offered to a party, and how the site charges for it. */
export interface TripOffer extends PartyOffer {
  charge: ChargeMode;
  /** The agency's payment plan, for a destination without its own in `prices`. */
  plan?: PaymentPlan | null | undefined;
  /** The rates of the taxes that prices contain; none by default. */
  taxRates?: readonly TaxRate[] | undefined;
  /** The first day of the trip, and today at the destination; empty if unknown. */
  travelDate?: CalendarDay | undefined;
  today?: CalendarDay | undefined;
}

export interface OfferedPrice {
  lines: PriceLine[];
  breakdown: PriceBreakdown;
  /**
   * Set until a travel date is chosen: the number of days before it when the balance is due. In the breakdown, the
   * balance is `dueOnArrival` without `onlyOnArrival`.
   */
  balanceDays?: number;
}

const planOf = ({ plan, prices }: TripOffer): PaymentPlan | null => prices.plan ?? plan ?? null;

/** True if the offer has a travel date that can be booked. */
function isDated({ today = '', travelDate = '' }: TripOffer): boolean {
  return today !== '' && travelDateFault(travelDate, today) === null;
}

/** The trip with the offer's plan. A trip without a date counts as far ahead. */
function withPlan(offer: TripOffer, trip: TripTotal): TripTotal {
  const plan = planOf(offer);
  if (plan === null) return trip;
  const { today = '', travelDate = '' } = offer;
  const dates = isDated(offer) ? { today, travelDate } : FAR_AHEAD;
  return { ...trip, plan: agreePlan(trip, plan, dates) };
}

const FAR_AHEAD = { today: '2000-01-01', travelDate: addDays('2000-01-01', 10_000) };

/** The price of an offer; null if the cost text isn't in the site's currency. */
export function priceOffer(offer: TripOffer, days: number): OfferedPrice | null {
  const { charge, currency, taxRates: rates = [] } = offer;
  const price = offerPrice(offer, days);
  if (price === null) return null;
  const { lines, total } = price;
  const taxes = taxesOf(total, lines, rates);
  const trip = { total, days, currency, ...ownParts(lines), ...taxes };
  const breakdown = priceBreakdown(withPlan(offer, trip), charge);
  const balanceDays = planOf(offer)?.balanceDays ?? null;
  if (balanceDays === null || breakdown.balanceDueOn === undefined || isDated(offer)) {
    return { lines, breakdown };
  }
  return { lines, breakdown: { ...breakdown, balanceDueOn: undefined }, balanceDays };
}

/** True if a part of the trip that is paid by card exceeds the maximum for card payments. */
export function isOfferTooExpensive(offer: TripOffer, days: number): boolean {
  const { charge, currency } = offer;
  const price = offerPrice(offer, days);
  if (price === null) return false;
  const trip = { total: price.total, days, currency, ...ownParts(price.lines) };
  return exceedsCardLimit(withPlan(offer, trip), charge);
}
