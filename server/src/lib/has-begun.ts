import { tripPhase } from '@wayfarer/contract';
import { localDay } from './local-time.ts';
import { zoneOfTrip } from './time-zones.ts';

interface BookedTrip {
  travelDate: string;
  durationDays: number;
  timeZone: string | null;
  travelCountry: string;
}

/** True if a trip has begun by the calendar day at the destination. */
export function hasBegun(trip: BookedTrip, at: Date): boolean {
  const { durationDays: days, travelDate } = trip;
  return tripPhase({ travelDate, days }, localDay(at, zoneOfTrip(trip))) !== 'upcoming';
}
