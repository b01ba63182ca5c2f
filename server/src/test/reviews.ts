import type { Booking, OwnReview, Spot } from '@wayfarer/contract';
import type { TestApp } from './app.ts';
import { addSpot, bookingInput } from './factories.ts';
import type { TestPerson } from './people.ts';
import { dayThere } from './trips.ts';

export const REVIEW = {
  rating: 5,
  title: 'Our daughter still waves at ferries',
  text: 'We rode ferries until it got dark. Breakfast was on the roof.',
  name: 'Maya B.',
  locale: 'en-US',
} as const;

interface TakenTrip {
  spot?: Spot;
  /** Days since the trip's last day; negative if it isn't over. */
  endedDaysAgo?: number;
  days?: number;
  paid?: boolean;
}

/**
 * A trip to someone else's destination that is over. It was booked at least a month before and paid at the counter,
 * unless the options say otherwise.
 */
export async function takenTrip(
  world: TestApp,
  owner: TestPerson,
  { spot, endedDaysAgo = 3, days = 3, paid = true }: TakenTrip = {},
): Promise<Booking> {
  const place = spot ?? (await addSpot(await world.createTraveler()));
  const input = bookingInput(place, { travelDuration: days });
  const { body, status } = await owner.post('/bookings', input);
  if (status !== 201) throw new Error(`the booking was answered ${status}`);
  const { _id: id } = body as Booking;
  const zone = 'Atlantic/Azores';
  const travelDate = dayThere(world, zone, -endedDaysAgo - days + 1);
  await world.db.sql.query(
    `update bookings set travel_date = $2, time_zone = $3, counter_minor = $4,
       created_at = least(created_at, $2::date - interval '30 days') where id = $1`,
    [id, travelDate, zone, paid ? 1_000_000 : 0],
  );
  return (await owner.get(`/bookings/${id}`)).body as Booking;
}

export async function reviewedTrip(
  world: TestApp,
  owner: TestPerson,
  { review = {}, ...trip }: TakenTrip & { review?: Partial<Record<string, unknown>> } = {},
): Promise<{ booking: Booking; review: OwnReview }> {
  const booking = await takenTrip(world, owner, trip);
  const sent = { ...REVIEW, ...review };
  const { body, status } = await owner.post(`/trips/${booking._id}/review`, sent);
  if (status !== 201) throw new Error(`the review was answered ${status} ${JSON.stringify(body)}`);
  return { booking, review: body as OwnReview };
}
