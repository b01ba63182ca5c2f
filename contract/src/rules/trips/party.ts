import { listSigns } from '../../words/formats/numbers.texts.js';
import { partyFaultTexts, partyTexts } from '../../words/trips/party.texts.js';

export interface Party {
  adults: number;
  children: number;
  infants: number;
}

export const ONE_ADULT: Party = { adults: 1, children: 0, infants: 0 };

/** The most people per booking that an agency can set. */
export const PARTY_LIMIT = 50;

/** The most people per booking, unless the destination has its own limit. */
export const USUAL_PARTY_LIMIT = 20;

export type PartyFault = 'no_adult' | 'not_whole' | 'too_many';

export const partySize = ({ adults, children, infants }: Party): number =>
  adults + children + infants;

export const isSameParty = (one: Party, other: Party): boolean =>
  one.adults === other.adults && one.children === other.children && one.infants === other.infants;

/** Why such a party can't be on a booking of at most `most` people, or null. */
export function partyFault(party: Party, most: number): PartyFault | null {
  const counts = [party.adults, party.children, party.infants];
  if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0)) return 'not_whole';
  if (party.adults < 1) return 'no_adult';
  return partySize(party) > Math.min(most, PARTY_LIMIT) ? 'too_many' : null;
}

/** The fault in words for the person who chose the party. */
export function partyFaultText(fault: PartyFault, most: number): string {
  return fault === 'too_many' ? partyFaultTexts.too_many(most) : partyFaultTexts[fault];
}

/** '1 child', '2 adults'. */
export function travelersText(kind: keyof Party, count: number): string {
  return partyTexts[kind](count);
}

/** '2 adults, 1 child'. */
export function partyText(party: Party): string {
  return (['adults', 'children', 'infants'] as const)
    .filter((kind) => kind === 'adults' || party[kind] > 0)
    .map((kind) => travelersText(kind, party[kind]))
    .join(listSigns.middle);
}
