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
  type SpotDetails,
} from '@wayfarer/contract';
import type { BookingRow } from '../booking-records/index.ts';

interface Person {
  uid: string;
  email: string;
  role: Role;
}

/** Bookings are the traveller's own; an administrator reads all of them, and changes none. */
export function mayRead(person: Person, booking: { uid: string | null }): boolean {
  return person.role === 'administrator' || booking.uid === person.uid;
}

/** The e-mail of a booking is the token's; a body may repeat it but not name another. */
export function mayBookAs(person: Person, email: string | undefined): boolean {
  return email === undefined || sameEmail(email, person.email);
}

/**
 * Why a travel date is refused, in words, or null. 'Today' is the destination's: a trip that would be under way or
 * over when it is booked could not be canceled.
 */
export function travelDateRefusal(date: string, now: Date, zone: string): string | null {
  const fault = travelDateFault(date, localDay(now, zone));
  return fault === null ? null : TRAVEL_DATE_FAULT_TEXT[fault];
}

/** Whether the cost text that a traveler was shown is this spot's cost per day. */
export function isCostOf(sent: string, spot: { cost: number; currency: string }): boolean {
  const parsed = parseCost(sent, spot.currency);
  return parsed.ok && parsed.minor === spot.cost;
}

/** Of spots with one name in one country: the one at the price that was shown, else the first. */
export function chooseSpot<S extends { cost: number; currency: string }>(
  spots: readonly S[],
  sentCost: string,
): S | undefined {
  return spots.find((spot) => isCostOf(sentCost, spot)) ?? spots[0];
}

/** What is written down of a booking's party and price; without rules of its own the usual ones. */
type BookedPrice = AgreedPrice & Party & { priceRules: PriceRules | null };

/** The agreed price of a booking, line by line, and the rules by which a change is priced. */
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

/**
 * What a booking made now is promised with; it keeps that, whatever is said later. Where the destination says
 * neither what is included nor what is not, what trips of the agency usually include is.
 */
export function inclusionsOf(
  { bring, included, notIncluded }: SpotDetails,
  usual: readonly string[],
): Inclusions {
  const says = included.length + notIncluded.length > 0;
  return { included: says ? included : [...usual], notIncluded, bring };
}

/** What a booking was promised with; those of before the agency could say so have nothing written down. */
export function promisedInclusions({ inclusions }: Pick<BookingRow, 'inclusions'>): Inclusions {
  return inclusions ?? { included: [...USUAL_INCLUDED], notIncluded: [], bring: [] };
}
