import {
  addDays,
  earliestToday,
  firstTravelDay,
  HOLD_MINUTES,
  localDay,
  NO_BOOKING_LIMITS,
  placesOf,
  tripFault,
  type BookingLimits,
  type DayState,
} from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import type { WaitingRow } from '../../../db/tables/waitlist.ts';
import { localMidnight } from '../../../lib/local-time.ts';
import { zoneOfPlace } from '../../../lib/time-zones.ts';
import {
  findLimits,
  keyOf,
  keyText,
  listDays,
  stateForWaiting,
  timeTaken,
} from '../../places/index.ts';
import { findDetails, findSpot } from '../../spots/index.ts';

const HOUR_MS = 3_600_000;
const LEAST_MS = HOLD_MINUTES.min * 60_000;

export interface Queue {
  limits: BookingLimits;
  zone: string;
  leadDays: number;
  today: string;
  now: Date;
  /** The state of a day, or of its departure at a start time; `startTime` is empty if the trip has none. */
  stateOf: (day: string, startTime: string) => DayState | undefined;
}

/** A destination's limits, and its free places on the days of these parties; null if it isn't online. */
export async function readQueue(
  { clock }: Pick<AppContext, 'clock'>,
  db: Executor,
  offerId: string,
  waiting: readonly WaitingRow[],
): Promise<Queue | null> {
  const spot = await findSpot(db, offerId);
  if (spot === null) return null;
  const { details } = await findDetails(db, offerId);
  const limits = (await findLimits(db, offerId)) ?? NO_BOOKING_LIMITS;
  const now = clock.now();
  const zone = zoneOfPlace({ ...details, country: spot.country });
  const first = waiting.map(({ day }) => day).sort()[0] ?? earliestToday(now);
  const last =
    waiting
      .map(({ day, days }) => addDays(day, days))
      .sort()
      .at(-1) ?? first;
  const rows = await listDays(db, offerId, { from: first, to: last });
  const known = new Map(rows.map((row) => [keyText(keyOf(row)), stateForWaiting(row, limits)]));
  const today = localDay(now, zone);
  const { leadDays } = details;
  const stateOf: Queue['stateOf'] = (day, startTime) =>
    known.get(keyText({ day, startTime: timeTaken(limits, startTime) }));
  return { limits, zone, leadDays, today, now, stateOf };
}

/** True if there is room for all of a party on all of its days, within the destination's limits. */
export function hasRoom(
  { adults, children, day, days, startTime }: WaitingRow,
  { limits, stateOf, today }: Queue,
): boolean {
  const people = placesOf({ adults, children });
  const calendar = { today, stateOf: (at: string) => stateOf(at, startTime) };
  return tripFault({ day, days, people }, limits, calendar) === null;
}

/**
 * The end of an offer: some hours from now, but not later than the time until which travelers can book the trip, nor
 * than the beginning of its first day. Null if less than half an hour is left. With `byStaff`, the lead time doesn't
 * apply.
 */
export function offerEnd(
  day: string,
  { leadDays, now, zone }: Pick<Queue, 'leadDays' | 'now' | 'zone'>,
  { byStaff = false, hours }: { hours: number; byStaff?: boolean },
): Date | null {
  const lastDay = byStaff || leadDays === 0 ? day : addDays(day, 1 - leadDays);
  const latest = localMidnight(lastDay, zone).getTime();
  const end = Math.min(now.getTime() + hours * HOUR_MS, latest);
  return end - now.getTime() < LEAST_MS ? null : new Date(end);
}

/** The first party in line that fits, without those that can't be served now. */
export function nextInLine(
  waiting: readonly WaitingRow[],
  queue: Queue,
  { hours, unfit }: { hours: number; unfit: ReadonlySet<string> },
): WaitingRow | null {
  const first = firstTravelDay(queue.today, queue.leadDays);
  const fits = (entry: WaitingRow) =>
    !unfit.has(entry.id) &&
    entry.day >= first &&
    offerEnd(entry.day, queue, { hours }) !== null &&
    hasRoom(entry, queue);
  return waiting.find(fits) ?? null;
}
