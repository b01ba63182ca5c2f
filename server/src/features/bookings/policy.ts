import {
  agreedLines,
  agreedTotal,
  USUAL_PRICE_RULES,
  type AgreedPrice,
  type Party,
  type PriceLine,
  type PriceRules,
  type TripTotal,
  localDay,
  parseCost,
  sameEmail,
  TRAVEL_DATE_FAULT_TEXT,
  travelDateFault,
  USUAL_INCLUDED,
  type Role,
} from '@wayfarer/contract';
import type { BookingRow } from '../booking-records/index.ts';

interface Person {
  uid: string;
  email: string;
  role: Role;
}

export function mayRead(person: Person, booking: { uid: string | null }): boolean {
  return person.role === 'administrator' || booking.uid === person.uid;
}

/** True if the body names no email address, or the same one as the token. The booking uses the token's address. */
export function mayBookAs(person: Person, email: string | undefined): boolean {
  return email === undefined || sameEmail(email, person.email);
}

/**
 * The reason why a travel date is refused, in words, or null. 'Today' is the destination's current day; a trip that has
 * already begun couldn't be canceled.
 */
export function travelDateRefusal(date: string, now: Date, zone: string): string | null {
  const fault = travelDateFault(date, localDay(now, zone));
  return fault === null ? null : TRAVEL_DATE_FAULT_TEXT[fault];
}

export function isCostOf(sent: string, spot: { cost: number; currency: string }): boolean {
  const parsed = parseCost(sent, spot.currency);
  return parsed.ok && parsed.minor === spot.cost;
}

/** Among spots with the same name and country, the one at the price shown, or else the first. */
export function chooseSpot<S extends { cost: number; currency: string }>(
  spots: readonly S[],
  sentCost: string,
): S | undefined {
  return spots.find((spot) => isCostOf(sentCost, spot)) ?? spots[0];
}

type BookedPrice = AgreedPrice & Party & { priceRules: PriceRules | null };

export function agreedPrice(row: BookedPrice): {
  party: Party;
  rules: PriceRules;
  lines: PriceLine[];
  trip: TripTotal;
} {
  const { adults, children, infants } = row;
  return {
    party: { adults, children, infants },
    rules: row.priceRules ?? USUAL_PRICE_RULES,
    lines: agreedLines(row),
    trip: agreedTotal(row),
  };
}

type Inclusions = NonNullable<BookingRow['inclusions']>;

export function promisedInclusions({ inclusions }: Pick<BookingRow, 'inclusions'>): Inclusions {
  return inclusions ?? { included: [...USUAL_INCLUDED], notIncluded: [], bring: [] };
}
