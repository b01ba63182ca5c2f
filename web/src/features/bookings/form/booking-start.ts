import {
  clampDays,
  isCalendarDay,
  ONE_ADULT,
  type Party,
  type Spot,
  type TripValues,
} from '@wayfarer/contract';
import { partyParam, readParty } from '../../../domain/party-param.ts';
import type { BookingStart } from '../../../domain/booking-start.ts';

/** Validates what Book Now carried: navigation state can hold anything. */
function carriedBy(state: unknown): Partial<Record<keyof BookingStart, unknown>> {
  return typeof state === 'object' && state !== null ? state : {};
}

/** The destination that Book Now carried in the navigation's state, if it is one. */
export function carriedSpot(state: unknown): Spot | undefined {
  const { spot } = carriedBy(state);
  return isSpot(spot) ? spot : undefined;
}

/** What the form reads of a destination. By hand: the schema library would come along for this alone. */
const READ = [
  '_id',
  'spot',
  'country',
  'average_cost',
  'seasonality',
  'image',
] as const satisfies readonly (keyof Spot)[];

function isSpot(value: unknown): value is Spot {
  return (
    typeof value === 'object' &&
    value !== null &&
    READ.every((key) => typeof (value as Partial<Spot>)[key] === 'string')
  );
}

/** The destination that the address names, after a reload or by a shared link. */
export function namedSpot(params: URLSearchParams): string {
  return (params.get('spot') ?? '').trim();
}

/** Date and days that the address, else the navigation, proposes; invalid values are left out. */
export function proposedTrip(params: URLSearchParams, state: unknown): TripValues {
  const { travelDate, travelDuration } = carriedBy(state);
  const date = params.get('date') ?? travelDate;
  return {
    travelDate: typeof date === 'string' && isCalendarDay(date) ? date : '',
    travelDuration: String(clampDays(Number(params.get('days') ?? travelDuration))),
  };
}

/** Who the address, else the navigation, proposes to travel; else one adult. */
export function proposedParty(params: URLSearchParams, state: unknown): Party {
  const { party } = carriedBy(state);
  if (params.has('party')) return readParty(params.get('party'));
  return readParty(partyParam({ ...ONE_ADULT, ...(party as Partial<Party> | undefined) }));
}
