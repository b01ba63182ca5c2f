import { type Party, USUAL_PARTY_LIMIT } from '../../trips/party.ts';
import type { CalendarDay } from '../../trips/dates/travel-dates.ts';
import { parseCost } from '../amounts/cost.ts';
import { minorStep } from '../amounts/currency.ts';
import { ceilPercent, floorPercent } from '../amounts/rounding.ts';
import type { PaymentPlan } from './payment-plan.ts';
import { extraLines, type Fee, type PromoTerms } from './price-extras.ts';
import type { ChosenOption, PriceOption } from './price-options.ts';
import { type PriceLine, type PriceLineKind, sumOfLines } from './price-lines.ts';

/** How a destination's cost per day becomes the price of a party. */
export interface PriceRules {
  /** `booking`: the cost per day is for the whole party. */
  per: 'person' | 'booking';
  childPercent: number;
  infantPercent: number;
  /** Years: a child or infant is younger than this. */
  childBelow: number;
  infantBelow: number;
  /** Maximum number of people per booking; null for the usual limit. */
  maxParty: number | null;
  /** Discounts by the number of paying people. Only the highest one that the party reaches applies. */
  groups: GroupDiscount[];
  /** They don't overlap. */
  seasons?: Season[] | undefined;
  /**
   * The cost per day outside of the seasons, in minor units. Only bookings have it, because their own cost per day is
   * that of the travel date.
   */
  usualCost?: number | undefined;
  /** The destination's own payment plan, instead of the agency's. */
  plan?: PaymentPlan | undefined;
  /** Added to every price, in this order. */
  fees?: Fee[] | undefined;
  /** Extras that travelers can add, in this order. */
  options?: PriceOption[] | undefined;
}

/** Part of the year with its own cost per day: either `percent` of the usual one, or `cost` in minor units. */
export interface Season {
  from: CalendarDay;
  to: CalendarDay;
  /** Shown to travelers: 'High season'. */
  label: string;
  percent?: number | undefined;
  cost?: number | undefined;
}

export interface GroupDiscount {
  fromPeople: number;
  percentOff: number;
}

/** Children pay the adult price, infants nothing. */
export const USUAL_PRICE_RULES: PriceRules = {
  per: 'person',
  childPercent: 100,
  infantPercent: 0,
  childBelow: 12,
  infantBelow: 2,
  maxParty: null,
  groups: [],
};

export const pricesOf = ({ prices }: { prices?: PriceRules | undefined }): PriceRules =>
  prices ?? USUAL_PRICE_RULES;

export const mostPeople = ({ maxParty }: PriceRules): number => maxParty ?? USUAL_PARTY_LIMIT;

export interface TripPrice {
  lines: PriceLine[];
  total: number;
}

export interface PricedTrip {
  /** The cost per day in minor units; for a trip in a season, that of the season (`perDayOn`). */
  perDay: number;
  days: number;
  party: Party;
  currency: string;
}

/**
 * The price of a trip for a party (spec §5: one adult pays the cost per day times the days). Prices of children and
 * infants are rounded down, and discounts up, to payable amounts. Then come the promo code, the chosen options and the fees.
 */
export function tripPrice(
  trip: PricedTrip,
  { fees, options, ...rules }: PriceRules,
  promo?: PromoTerms,
  chosen: readonly ChosenOption[] = [],
): TripPrice {
  const base = baseLines(trip, rules);
  const lines = [...base, ...extraLines(base, trip, { fees, options, chosen, promo })];
  return { lines, total: sumOfLines(lines) };
}

/** The travelers' prices and the group discount. */
function baseLines(trip: PricedTrip, rules: PriceRules): PriceLine[] {
  const full = rules.per === 'booking' ? [wholeParty(trip)] : perPerson(trip, rules);
  return [...full, ...groupDiscount(full, rules, minorStep(trip.currency))];
}

/** `costPerDay` is the cost text for the season of the trip. */
export interface PartyOffer {
  costPerDay: string;
  currency: string;
  party: Party;
  prices: PriceRules;
  /** The promo code that the party uses. */
  promo?: PromoTerms | undefined;
  /** The options that the party chooses. */
  options?: readonly ChosenOption[] | undefined;
}

/** The price of a trip that isn't booked yet; null if the cost text isn't in the site's currency. */
export function offerPrice(
  { costPerDay, currency, options, party, prices, promo }: PartyOffer,
  days: number,
): TripPrice | null {
  const cost = parseCost(costPerDay, currency);
  if (!cost.ok) return null;
  return tripPrice({ perDay: cost.minor, days, party, currency }, prices, promo, options);
}

/** One traveler's price per day, in minor units. */
export function pricePerDay(
  kind: 'adult' | 'child' | 'infant',
  { perDay, currency }: { perDay: number; currency: string },
  { childPercent, infantPercent }: Pick<PriceRules, 'childPercent' | 'infantPercent'>,
): number {
  if (kind === 'adult') return perDay;
  const percent = kind === 'child' ? childPercent : infantPercent;
  return floorPercent(perDay, percent, minorStep(currency));
}

function line(kind: PriceLineKind, quantity: number, unit: number, days: number): PriceLine {
  return { kind, quantity, unit, days, amount: quantity * unit * days };
}

const wholeParty = ({ perDay, days }: PricedTrip) => line('party', 1, perDay, days);

function perPerson(trip: PricedTrip, rules: PriceRules): PriceLine[] {
  const { adults, children, infants } = trip.party;
  const counts = [
    ['adult', adults],
    ['child', children],
    ['infant', infants],
  ] as const;
  return counts
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => line(kind, count, pricePerDay(kind, trip, rules), trip.days));
}

/** People who pay nothing don't count toward the group size. */
function groupDiscount(full: PriceLine[], { per, groups }: PriceRules, step: number): PriceLine[] {
  if (per === 'booking') return [];
  const paying = full.reduce((sum, { unit, quantity }) => sum + (unit > 0 ? quantity : 0), 0);
  const percent = groups
    .filter(({ fromPeople }) => paying >= fromPeople)
    .reduce((most, { percentOff }) => Math.max(most, percentOff), 0);
  const price = full.reduce((sum, { amount }) => sum + amount, 0);
  const off = Math.min(ceilPercent(price, percent, step), price);
  return off > 0 ? [line('group_discount', 1, -off, 1)] : [];
}
