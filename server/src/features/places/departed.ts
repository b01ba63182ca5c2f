import { earliestToday, latestToday } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { leavesAt } from '../../lib/local-time.ts';
import { zonesOf } from './store-zones.ts';

/** A departure, from a table or a call. If it has no start time, `startTime` is empty, null or left out. */
interface Start {
  offerId: string;
  day: string;
  startTime?: string | null;
}

/**
 * A function that tells which of some departures have left by their destinations' clocks. Time zones are read only if
 * one of the days is today somewhere on earth.
 */
export async function departedBy(
  db: Executor,
  starts: readonly Start[],
  now: Date,
): Promise<(start: Start) => boolean> {
  const [from, to] = [earliestToday(now), latestToday(now)];
  const near = starts.filter(({ day }) => day >= from && day <= to);
  const zones = await zonesOf(db, [...new Set(near.map(({ offerId }) => offerId))]);
  return ({ day, offerId, startTime }) => {
    if (day < from || day > to) return day < from;
    const zone = zones.get(offerId);
    return zone !== undefined && leavesAt({ day, startTime: startTime || null }, zone) <= now;
  };
}
