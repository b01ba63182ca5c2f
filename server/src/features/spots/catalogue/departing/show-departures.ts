import {
  addDays,
  earliestToday,
  firstTravelDay,
  lastBookableDay,
  localDay,
  type Spot,
} from '@wayfarer/contract';
import type { ReadContext } from '../../../../context.ts';
import { zoneOfPlace } from '../../../../lib/time-zones.ts';
import { listDeparting } from './store-departing.ts';

type Departures = NonNullable<Spot['departures']>;

/**
 * For each destination with departures, the next one with room, and the last one, or the last bookable day if that is
 * earlier. A cached page shows the departures as they were when it was made.
 */
export async function departuresOf(
  { clock, db }: Pick<ReadContext, 'clock' | 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Departures>> {
  if (ids.length === 0) return new Map();
  const now = clock.now();
  const rows = await listDeparting(db.orm, ids, earliestToday(now));
  return new Map(
    rows.map(({ aheadDays, country, id, last, leadDays, next, timeZone }): [string, Departures] => {
      const today = localDay(now, zoneOfPlace({ country, timeZone }));
      const first = firstTravelDay(today, leadDays);
      const furthest = lastBookableDay({ aheadDays }, today) ?? addDays(last ?? today, 1);
      const starts = next.map((start) => start.split(' '));
      const [found, startTime] = starts.find(([day = '']) => day >= first && day <= furthest) ?? [];
      if (found === undefined) return [id, { next: null, last: null }];
      const until = last !== null && last > furthest ? furthest : last;
      return [id, { next: found, last: until, ...(startTime !== undefined && { startTime }) }];
    }),
  );
}
