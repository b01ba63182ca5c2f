import {
  NO_BOOKING_LIMITS,
  type Availability,
  type Booking,
  type BookingLimits,
  type DayRecord,
  type Party,
  type Problem,
  type SpotAvailability,
} from '@wayfarer/contract';
import type { Database } from '../db/database.ts';
import { addSpot, type Caller } from './payments/payments-caller.ts';

export interface DaySet {
  scheduled?: boolean;
  closed?: boolean;
  capacity?: number | null;
  note?: string;
  minimum?: { people: number; decideDays: number } | null;
}

export type LimitedSpot = Awaited<ReturnType<typeof limitedSpot>>;

export async function limitedSpot(
  { db, owner }: { db: Database; owner: Caller },
  limits: Partial<BookingLimits> | null = null,
) {
  const spot = await addSpot(db);
  let revision = 0;
  const path = `/api/operator/spots/${spot.id}`;
  const trip = (travelDate: string, days: number, party: Partial<Party>) => ({
    spotId: spot.id,
    travelSpot: spot.name,
    travelCountry: spot.country,
    travelCost: '$500',
    travelDate,
    travelDuration: days,
    travellers: { adults: 1, children: 0, infants: 0, ...party },
  });
  const place = {
    ...spot,
    trip,
    limit: async (to: Partial<BookingLimits>, who = owner) => {
      const body = { limits: { ...NO_BOOKING_LIMITS, ...to }, revision };
      const answer = await who.call<Problem>('PUT', `${path}/availability`, body);
      if (answer.status === 200) revision += 1;
      return answer;
    },
    /**
     * @param how True to close even days that people have booked, or an object that may also name the start times to
     * set
     */
    setDays: (
      days: readonly string[],
      set: DaySet,
      how: boolean | { anyway?: boolean; startTimes?: readonly string[] } = false,
      who = owner,
    ) => {
      const rest = typeof how === 'boolean' ? { anyway: how } : how;
      const body = { days, set, ...rest };
      return who.call<{ days: DayRecord[] } & Problem>('PUT', `${path}/departures`, body);
    },
    book: (
      who: Caller,
      travelDate: string,
      days = 1,
      party: Partial<Party> = {},
      startTime?: string,
    ) =>
      who.call<Booking & Problem>('POST', '/api/bookings', {
        ...trip(travelDate, days, party),
        startTime,
        travelName: 'Ada',
      }),
    bookForCustomer: (
      travelDate: string,
      days = 1,
      party: Partial<Party> = {},
      startTime?: string,
    ) =>
      owner.call<Problem>('POST', '/api/operator/bookings', {
        ...trip(travelDate, days, party),
        startTime,
        customer: { name: 'Bob', email: 'bob@example.com' },
        notify: false,
      }),
    calendar: async (from: string, to: string) => {
      const address = `/api/allSpots/${spot.id}/availability?from=${from}&to=${to}`;
      return (await owner.call<Availability>('GET', address)).body;
    },
    known: async (from: string, to: string) =>
      (await owner.call<SpotAvailability>('GET', `${path}/availability?from=${from}&to=${to}`))
        .body,
    /** The number of people by day and start time or, without a start time, by day alone; only where there are any. */
    taken: async () => {
      const { rows } = await db.sql.query<{ day: string; taken: number }>(
        `select trim(day::text || ' ' || start_time) as day, taken from departures
         where offer_id = $1 and taken <> 0 order by 1`,
        [spot.id],
      );
      return Object.fromEntries(rows.map(({ day, taken }) => [day, taken]));
    },
  };
  if (limits) {
    const { body, status } = await place.limit(limits);
    if (status !== 200) throw new Error(`limits answered ${status}: ${JSON.stringify(body)}`);
  }
  return place;
}
