import { clampDays, isCalendarDay, type Party, partySize, type Spot } from '@wayfarer/contract';
import { stringFields } from '../lib/string-fields.ts';
import { partyParam } from './party-param.ts';
import { paths } from './paths.ts';

/** The state that Book Now carries to the booking form (spec §2). */
export interface BookingStart {
  spot: Spot;
  /** The calendar day, `YYYY-MM-DD`; empty while none is chosen. */
  travelDate: string;
  /** The start time of the departure; left out if it has none. */
  startTime?: string;
  travelDuration: number;
  /** The party; by default, one adult. */
  party?: Party;
}

/** The booking form's address. It contains all choices, so that they survive a reload and can be shared. */
export function bookingHref({
  spot,
  travelDate,
  startTime,
  travelDuration,
  party,
}: Omit<BookingStart, 'spot'> & { spot: Pick<Spot, '_id'> }): string {
  const query = new URLSearchParams({ spot: spot._id });
  if (travelDate !== '') query.set('date', travelDate);
  if (startTime !== undefined) query.set('time', startTime);
  query.set('days', String(travelDuration));
  if (party && partySize(party) > 1) query.set('party', partyParam(party));
  return `${paths.booking()}?${query.toString()}`;
}

/** The trip that visitors wanted to book when they were sent to sign in. */
export interface WantedTrip {
  spotId: string;
  /** The destination's name and picture; empty if the navigation's state doesn't have them. */
  name: string;
  image: string;
  date: string;
  days: number;
}

/** The trip that a signed-out visitor is about to book, read from the path to open after sign-in. */
export function wantedTrip(target: { path: string; state: unknown }): WantedTrip | undefined {
  const [pathname = '', query] = target.path.split('?');
  if (pathname.toLowerCase() !== paths.booking()) return undefined;
  const params = new URLSearchParams(query);
  const spotId = params.get('spot') ?? '';
  if (spotId === '') return undefined;
  const { spot } = { spot: undefined, ...(target.state as { spot?: unknown } | undefined) };
  const { spot: name = '', image = '' } = stringFields(spot);
  const date = params.get('date') ?? '';
  return {
    spotId,
    name,
    image,
    date: isCalendarDay(date) ? date : '',
    days: clampDays(Number(params.get('days'))),
  };
}
