import {
  addDays,
  earliestToday,
  firstTravelDay,
  hasLeft,
  lastBookableDay,
  localNow,
  type LocalNow,
  type Spot,
  type TripStart,
} from '@wayfarer/contract';
import type { ReadContext } from '../../../../context.ts';
import { leavesAt } from '../../../../lib/local-time.ts';
import { zoneOfPlace } from '../../../../lib/time-zones.ts';
import { type Departing, listDeparting } from './store-departing.ts';

type Departures = NonNullable<Spot['departures']>;

/**
 * For each destination with departures, the next one with room, and the last one, or the last bookable day if that is
 * earlier. Bookings don't invalidate cached pages, so a page can be half a minute out of date. But a page isn't served
 * anymore once a departure that it shows has left, or the day at the destination is over.
 */
export async function departuresOf(
  { changesAt, clock, db }: Pick<ReadContext, 'changesAt' | 'clock' | 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Departures>> {
  if (ids.length === 0) return new Map();
  const now = clock.now();
  const rows = await listDeparting(db.orm, ids, earliestToday(now));
  return new Map(
    rows.map((row) => {
      const shown = bookable(row, now);
      changesAt?.(leavesAt(nextChange(shown, row, now), zoneOfPlace(row)));
      return [row.id, shown];
    }),
  );
}

/**
 * The next departure that travelers can book now, and the last one, or the last bookable day if that is earlier. Both
 * are null if there is none.
 */
function bookable(row: Departing, at: Date): Departures {
  const { aheadDays, last, leadDays } = row;
  const now = nowAt(row, at);
  const first = firstTravelDay(now.today, leadDays);
  const furthest = lastBookableDay({ aheadDays }, now.today) ?? addDays(last ?? now.today, 1);
  const start = row.next
    .flatMap(startsOf)
    .find(({ day, startTime }) => day >= first && day <= furthest && !hasLeft({ day, startTime }, now)); // prettier-ignore
  if (start === undefined) return { next: null, last: null };
  const { day: next, startTime } = start;
  const until = last !== null && last > furthest ? furthest : last;
  return { next, last: until, ...(startTime !== null && { startTime }) };
}

/** Reads the departures of a day from their text form. */
function startsOf(read: string): TripStart[] {
  const [day = '', times] = read.split(' ');
  return (times?.split(',') ?? [null]).map((startTime) => ({ day, startTime }));
}

/** The event that makes the response outdated: today's shown departure leaves or, if none is shown, today ends. */
function nextChange({ next, startTime }: Departures, row: Departing, at: Date): TripStart {
  const { today } = nowAt(row, at);
  return { day: today, startTime: next === today ? (startTime ?? null) : null };
}

const nowAt = (place: Departing, at: Date): LocalNow => localNow(at, zoneOfPlace(place));
