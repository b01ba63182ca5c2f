import { addDays } from '@wayfarer/contract';
import { localDay, localTime } from '../../lib/local-time.ts';

/** What of a trip decides when its mails go out. */
export interface TimedTrip {
  createdAt: Date;
  travelDate: string;
  durationDays: number;
  /** IANA, of the destination. */
  zone: string;
}

/** By the clocks of the destination. */
const HOUR = 9;
const REVIEW_HOUR = 10;
/** A mail whose day was missed, as in an outage, goes out so many days later, but no more. */
export const LATE_DAYS = 2;

/** When a mail goes out that is sent some days before a trip. */
function goesOutAt({ travelDate, zone }: TimedTrip, daysBefore: number): Date {
  return localTime(addDays(travelDate, -daysBefore), HOUR, zone);
}

/** Who books later than the reminder goes out gets it at once. */
export function isReminderDue(trip: TimedTrip, daysBefore: number, now: Date): boolean {
  const bookedOn = localDay(trip.createdAt, trip.zone);
  const late = isLateAllowed(trip, daysBefore, now) || localDay(now, trip.zone) <= bookedOn;
  return now >= goesOutAt(trip, daysBefore) && late && !hasBegun(trip, now);
}

/** Who books later has just read what is due. */
export function isBalanceDue(trip: TimedTrip, daysBefore: number, now: Date): boolean {
  const at = goesOutAt(trip, daysBefore);
  const early = trip.createdAt < at && now >= at;
  return early && isLateAllowed(trip, daysBefore, now) && !hasBegun(trip, now);
}

/** On the day after a trip, or up to two days later. */
export function isReviewDue({ durationDays, travelDate, zone }: TimedTrip, now: Date): boolean {
  const day = addDays(travelDate, durationDays);
  const inTime = localDay(now, zone) <= addDays(day, LATE_DAYS);
  return inTime && now >= localTime(day, REVIEW_HOUR, zone);
}

function isLateAllowed({ travelDate, zone }: TimedTrip, daysBefore: number, now: Date): boolean {
  return localDay(now, zone) <= addDays(travelDate, LATE_DAYS - daysBefore);
}

/** Whether the first day of a trip has passed: no reminder is needed any more. */
export function hasBegun({ travelDate, zone }: Pick<TimedTrip, 'travelDate' | 'zone'>, now: Date) {
  return localDay(now, zone) > travelDate;
}
