import { addDays, type Booking, type SpotDetails } from '@wayfarer/contract';
import { localDay } from '../lib/local-time.ts';
import type { TestApp } from './app.ts';
import type { Answer } from './caller.ts';
import { addSpot, bookingInput } from './factories.ts';
import type { TestPerson } from './people.ts';

export const DETAILS: SpotDetails = {
  included: ['The ferry', 'Breakfast'],
  notIncluded: ['Flights'],
  bring: ['Sunscreen'],
  highlights: ['A bay without a road'],
  languages: ['English', 'Portuguese'],
  notSuitable: ['People who get seasick'],
  notAllowed: ['Drones'],
  accessibility: ['The pier has a ramp'],
  goodToKnow: ['No ferry in storms'],
  groupSize: 12,
  isPrivate: false,
  effort: 'moderate',
  leadDays: 0,
  meetingTime: '10:00',
  meetingPoint: 'Pier 3',
  directions: 'Left of the church.',
  endPoint: 'The station',
  lat: 38.5,
  lon: -8.9,
  timeZone: null,
  phone: '+351 21 000 0000',
  itinerary: [
    { day: 3, title: 'The other shore', text: '' },
    { day: 1, title: 'The crossing', text: 'At nine.' },
    { day: 9, title: 'The way home', text: '' },
  ],
};

export function putDetails(
  admin: TestPerson,
  spotId: string,
  details: Partial<SpotDetails>,
  revision = 0,
): Promise<Answer> {
  return admin.put(`/operator/spots/${spotId}/details`, { details, revision });
}

interface TripOptions {
  inDays?: number;
  days?: number;
  /** IANA time zone. */
  zone?: string;
  details?: Partial<SpotDetails>;
}

/** The calendar day at the destination, a number of days from today. */
export function dayThere({ clock }: TestApp, zone: string, inDays: number): string {
  return addDays(localDay(clock.now(), zone), inDays);
}

export async function bookTrip(
  world: TestApp,
  owner: TestPerson,
  { days = 3, details, inDays = 30, zone = 'Atlantic/Azores' }: TripOptions = {},
): Promise<Booking> {
  const spot = await addSpot(owner);
  if (details) await putDetails(await world.createAdministrator(), spot._id, details);
  const { body, status } = await owner.post(
    '/bookings',
    bookingInput(spot, { travelDuration: days }),
  );
  if (status !== 201) throw new Error(`the booking was answered ${status}`);
  const { _id: id } = body as Booking;
  await world.db.sql.query('update bookings set travel_date = $2, time_zone = $3 where id = $1', [
    id,
    dayThere(world, zone, inDays),
    zone,
  ]);
  return (await owner.get(`/bookings/${id}`)).body as Booking;
}

export function cancelTrip(owner: TestPerson, { _id, revision }: Booking): Promise<Answer> {
  return owner.post(`/bookings/${_id}/cancellation`, { revision, expectedRefund: 0 });
}

/** Makes a booking expire, as an unpaid one at a destination with limited places does. */
export async function expireTrip({ db }: TestApp, { _id }: Booking): Promise<void> {
  await db.sql.query(`update bookings set state = 'expired', revision = 2 where id = $1`, [_id]);
}
