import type { Departure } from '@wayfarer/contract';
import { consolePath } from '../address/paths.ts';

type DepartureKey = Pick<Departure, 'day' | 'offerId' | 'startTime'>;

/** The path of a departure's list of travelers in the console. */
export function departurePath({ day, offerId, startTime }: DepartureKey): string {
  const ofDay = consolePath(`departures/${encodeURIComponent(offerId)}/${day}`);
  return startTime === null ? ofDay : `${ofDay}/${startTime}`;
}

/** The input of the calls for one departure. */
export function departureInput({ day, offerId, startTime }: DepartureKey) {
  return { params: { offerId, day }, ...(startTime !== null && { query: { startTime } }) };
}

/** The input of a table of one departure. */
export const departureTable = ({ day, offerId, startTime }: DepartureKey) => ({
  params: { offerId, day },
  ...(startTime !== null && { view: `startTime=${startTime}` }),
});
