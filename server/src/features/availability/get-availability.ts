import {
  type Availability,
  type DayRecord,
  firstTravelDay,
  hasLeft,
  lastBookableDay,
  localNow,
  NO_BOOKING_LIMITS,
  type QueryOf,
} from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { zoneOfPlace } from '../../lib/time-zones.ts';
import { notFound } from '../../problem-error.ts';
import { shownPlaces, stateOf, findLimits, listDays } from '../places/index.ts';
import { findDetails, findSpot } from '../spots/index.ts';

/**
 * A destination's booking limits and, within a span, its departures or the days that differ from ordinary ones. Throws
 * `not_found`.
 */
export async function getAvailability(
  { clock, db }: AppContext,
  id: string,
  span: QueryOf<'getAvailability'>,
): Promise<Availability> {
  const spot = await findSpot(db.orm, id);
  if (!spot) throw notFound('spot');
  const { details } = await findDetails(db.orm, id);
  const { leadDays } = details;
  const now = localNow(clock.now(), zoneOfPlace({ ...details, country: spot.country }));
  const { today } = now;
  const limits = (await findLimits(db.orm, id)) ?? NO_BOOKING_LIMITS;
  const { capacity, confirm, maxDays, minDays, mode, weekdays } = limits;
  const rows = await listDays(db.orm, id, span);
  const isGone = (row: DayRecord) => row.startTime !== null && hasLeft(row, now);
  return {
    mode,
    ...(confirm === 'on_request' && { confirm }),
    today,
    first: firstTravelDay(today, leadDays),
    last: lastBookableDay(limits, today),
    leadDays,
    minDays,
    maxDays,
    weekdays: [...weekdays],
    left: mode === 'open' ? null : shownPlaces(capacity),
    days: rows
      .filter((row) => (mode === 'departures' ? row.scheduled : isSpecial(row)))
      .map((row) => {
        const { closed, left } = stateOf(row, limits);
        const { day, note, startTime } = row;
        const shown = {
          day,
          startTime,
          left: shownPlaces(left),
          closed: closed || isGone(row),
          note,
        };
        // the minimum of a departure that has left no longer matters
        return Object.assign(
          shown,
          goingOf(hasLeft(row, now) ? { ...row, minimum: undefined } : row),
        );
      }),
  };
}

type Going = Pick<DayRecord, 'guaranteed' | 'taken'> & {
  minimum?: DayRecord['minimum'] | undefined;
};

/** A departure's guarantee or, if it isn't guaranteed, its minimum with the number of missing people. */
function goingOf({ guaranteed, minimum, taken }: Going) {
  if (guaranteed) return { guaranteed };
  return minimum && { minimum: { ...minimum, missing: Math.max(0, minimum.people - taken) } };
}

/** True for a day without a start time whose stored data makes it differ from an ordinary day. */
const isSpecial = ({ capacity, closed, note, startTime, taken }: DayRecord) =>
  startTime === null && (closed || taken > 0 || capacity !== null || note !== '');
