import {
  clampDays,
  isCalendarDay,
  ONE_ADULT,
  type Party,
  type Spot,
  TIME_OF_DAY,
  type TripValues,
} from '@wayfarer/contract';
import { partyParam, readParty } from '../../../domain/party-param.ts';
import type { BookingStart } from '../../../domain/booking-start.ts';

/**
 * The values that Book Now put into the navigation's state. They have to be validated, because the state can contain
 * anything.
 */
function carriedBy(state: unknown): Partial<Record<keyof BookingStart, unknown>> {
  return typeof state === 'object' && state !== null ? state : {};
}

/** The destination that Book Now put into the navigation's state, if it is valid. */
export function carriedSpot(state: unknown): Spot | undefined {
  const { spot } = carriedBy(state);
  return isSpot(spot) ? spot : undefined;
}

/**
 * The fields that the form reads. They are checked by hand, because loading the schema library only for this check
 * would cost too much.
 */
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

/** The destination's id in the address, after a reload or from a shared link. */
export function namedSpot(params: URLSearchParams): string {
  return (params.get('spot') ?? '').trim();
}

/** The date, start time and days from the address, or else from the navigation's state; invalid values are left out. */
export function proposedTrip(params: URLSearchParams, state: unknown): TripValues {
  const { startTime, travelDate, travelDuration } = carriedBy(state);
  const date = params.get('date') ?? travelDate;
  const time = params.get('time') ?? startTime;
  return {
    travelDate: typeof date === 'string' && isCalendarDay(date) ? date : '',
    startTime: typeof time === 'string' && TIME_OF_DAY.test(time) ? time : '',
    travelDuration: String(clampDays(Number(params.get('days') ?? travelDuration))),
  };
}

/** The party from the address, or else from the navigation's state; one adult by default. */
export function proposedParty(params: URLSearchParams, state: unknown): Party {
  const { party } = carriedBy(state);
  if (params.has('party')) return readParty(params.get('party'));
  return readParty(partyParam({ ...ONE_ADULT, ...(party as Partial<Party> | undefined) }));
}
