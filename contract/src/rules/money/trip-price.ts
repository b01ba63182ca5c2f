import { type Party, travelersText, USUAL_PARTY_LIMIT } from '../trips/party.ts';
import { parseCost } from './cost.ts';
import { formatMoney, minorStep } from './currency.ts';
import { ceilPercent, floorPercent } from './rounding.ts';

/** How a destination's cost per day becomes the price of a party. Percents are whole. */
export interface PriceRules {
  /** `person`: each pays; `booking`: the cost per day is the whole party's. */
  per: 'person' | 'booking';
  /** What a child pays of an adult's price. */
  childPercent: number;
  infantPercent: number;
  /** A child is younger than this, in years; an infant younger than the other. */
  childBelow: number;
  infantBelow: number;
  /** The most people in one booking; null: as many as the agency allows. */
  maxParty: number | null;
  /** Taken off the price from so many paying people; the largest party that is reached counts. */
  groups: GroupDiscount[];
}

export interface GroupDiscount {
  fromPeople: number;
  percentOff: number;
}

/** Of a destination without rules of its own: children pay as adults do, infants nothing. */
export const USUAL_PRICE_RULES: PriceRules = {
  per: 'person',
  childPercent: 100,
  infantPercent: 0,
  childBelow: 12,
  infantBelow: 2,
  maxParty: null,
  groups: [],
};

/** The rules of a destination: its own, else the usual ones. */
export const pricesOf = ({ prices }: { prices?: PriceRules | undefined }): PriceRules =>
  prices ?? USUAL_PRICE_RULES;

/** The most people that one booking can be for by a destination's rules. */
export const mostPeople = ({ maxParty }: PriceRules): number => maxParty ?? USUAL_PARTY_LIMIT;

export type PriceLineKind = 'adult' | 'child' | 'infant' | 'party' | 'group_discount';

/** One line of an agreed price, in minor units. `amount === quantity * unit * days`. */
export interface PriceLine {
  kind: PriceLineKind;
  quantity: number;
  /** For one of them for one day; negative where something is taken off. */
  unit: number;
  days: number;
  amount: number;
}

/** A party's price in minor units: the lines add up to the total. */
export interface TripPrice {
  lines: PriceLine[];
  total: number;
}

export interface PricedTrip {
  /** Cost per day in minor units. */
  perDay: number;
  days: number;
  party: Party;
  currency: string;
}

/**
 * The price of a trip for a party (spec §5: one adult costs the cost per day times the days). Shares of
 * children and infants are rounded down to what a card can pay, group discounts up.
 */
export function tripPrice(trip: PricedTrip, rules: PriceRules): TripPrice {
  const step = minorStep(trip.currency);
  const full = rules.per === 'booking' ? [wholeParty(trip)] : perPerson(trip, rules);
  const lines = [...full, ...groupDiscount(full, rules, step)];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { lines, total };
}

/** What is offered to a party: a destination's cost text and its rules. */
export interface PartyOffer {
  costPerDay: string;
  currency: string;
  party: Party;
  prices: PriceRules;
}

/** The price of a trip that is not booked yet; null where the cost text is none of the site's currency. */
export function offerPrice(
  { costPerDay, currency, party, prices }: PartyOffer,
  days: number,
): TripPrice | null {
  const cost = parseCost(costPerDay, currency);
  return cost.ok ? tripPrice({ perDay: cost.minor, days, party, currency }, prices) : null;
}

/** What one traveler of a kind pays for a day, in minor units. */
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

/** Of people who pay nothing a group is not made. */
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

const KINDS = { adult: 'adults', child: 'children', infant: 'infants' } as const;

/** A line for display: '2 adults × $95 × 5 days', 'Group discount'. */
export function priceLineText({ kind, quantity, unit, days }: PriceLine, currency: string): string {
  if (kind === 'group_discount') return 'Group discount';
  const who = kind === 'party' ? 'Your party' : travelersText(KINDS[kind], quantity);
  if (unit === 0) return `${who}, free`;
  return `${who} × ${formatMoney(unit, currency)} × ${days} ${days === 1 ? 'day' : 'days'}`;
}
