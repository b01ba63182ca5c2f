import { type BookingLimits, hasLeft, type LocalNow, placesOf } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import type { BookingRow } from '../../db/tables/bookings.ts';
import type { DayKey } from './day-keys.ts';
import { chooseStart, notStartingAt } from './refusals.ts';
import { listStarts } from './store.ts';

interface Wanted {
  offerId: string;
  day: string;
  /** As named by the caller; left out by clients that don't know start times. */
  startTime?: string | undefined;
  /** The day and start time of a booking that is changed. */
  before?: DayKey;
  /** For travelers, who can't book departures that have left; left out for staff. */
  now?: LocalNow | undefined;
}

/**
 * The start time of the departure that a trip takes; empty for one without. A caller that names none gets the time
 * that the booking has, or that of the only departure of the day, but never one of several. Throws
 * `not_bookable_then` for a time at which no departure is planned, or if the caller must choose.
 */
export async function startTimeOf(
  db: Executor,
  limits: Pick<BookingLimits, 'mode'> | null,
  { before, day, now, offerId, startTime: named }: Wanted,
): Promise<string> {
  const kept = before?.day === day ? before.startTime : undefined;
  if (named !== undefined && named === kept) return named;
  if (limits?.mode !== 'departures') {
    if (named !== undefined) throw notStartingAt({ day, startTime: named });
    return kept ?? '';
  }
  if (named === undefined && kept !== undefined) return kept;
  const planned = await listStarts(db, offerId, [day]);
  if (named === undefined) {
    const open = planned.filter(
      ({ closed, startTime }) =>
        !closed && !(now && hasLeft({ day, startTime: startTime || null }, now)),
    );
    return onlyStart(day, { planned, open, usual: before?.startTime });
  }
  if (!planned.some(({ startTime }) => startTime === named)) {
    throw notStartingAt({ day, startTime: named });
  }
  return named;
}

interface Starts {
  planned: readonly { startTime: string }[];
  open: readonly { startTime: string }[];
  /** The start time of the booking that is changed. */
  usual: string | undefined;
}

/** The time of the only departure that can be booked, or the usual time if the day has it. */
function onlyStart(day: string, { open, planned, usual }: Starts): string {
  const times = open.map(({ startTime }) => startTime);
  if (usual !== undefined && times.includes(usual)) return usual;
  if (times.length > 1) throw chooseStart(day, times);
  // If none can be booked, take the first planned one: the check of its places refuses it and says why.
  return times[0] ?? planned[0]?.startTime ?? '';
}

type BookedTrip = Pick<
  BookingRow,
  'adults' | 'children' | 'durationDays' | 'offerId' | 'startTime' | 'travelDate'
>;

/** The start time of a booking after a change of its day. Throws like `startTimeOf`. */
export async function startAfterChange(
  db: Executor,
  limits: Pick<BookingLimits, 'mode'> | null,
  { offerId, startTime: time, travelDate }: BookedTrip,
  { now, startTime, travelDate: day }: Pick<Wanted, 'now' | 'startTime'> & { travelDate: string },
): Promise<string> {
  if (offerId === null) return time;
  const before = { day: travelDate, startTime: time };
  return startTimeOf(db, limits, { offerId, day, startTime, before, now });
}

export const tripPlaces = (booking: BookedTrip) => ({
  day: booking.travelDate,
  startTime: booking.startTime,
  days: booking.durationDays,
  people: placesOf(booking),
});
