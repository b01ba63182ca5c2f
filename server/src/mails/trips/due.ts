import { addDays } from '@wayfarer/contract';
import { leavesAt, localDay, localTime } from '../../lib/local-time.ts';

export interface TimedTrip {
  createdAt: Date;
  travelDate: string;
  /** `HH:mm` by the destination's clock; empty for a trip without one. */
  startTime: string;
  durationDays: number;
  /** IANA, of the destination. */
  zone: string;
}

/** In the destination's time zone. */
const HOUR = 9;
const REVIEW_HOUR = 10;
/** The days by which an email may be late, for example after an outage. After that, it isn't sent. */
export const LATE_DAYS = 2;

function goesOutAt({ travelDate, zone }: TimedTrip, daysBefore: number): Date {
  return localTime(addDays(travelDate, -daysBefore), HOUR, zone);
}

/** For trips booked after its usual time, the reminder is due on the day of booking. */
export function isReminderDue(trip: TimedTrip, daysBefore: number, now: Date): boolean {
  const bookedOn = localDay(trip.createdAt, trip.zone);
  const late = isLateAllowed(trip, daysBefore, now) || localDay(now, trip.zone) <= bookedOn;
  return now >= goesOutAt(trip, daysBefore) && late && !hasLeft(trip, now);
}

/**
 * For trips booked after its usual time, the email about the balance is never due, because the confirmation already
 * says what is due.
 */
export function isBalanceDue(trip: TimedTrip, daysBefore: number, now: Date): boolean {
  const at = goesOutAt(trip, daysBefore);
  const early = trip.createdAt < at && now >= at;
  return early && isLateAllowed(trip, daysBefore, now) && !hasLeft(trip, now);
}

/** True from the day after a trip on, and up to two days later. */
export function isReviewDue({ durationDays, travelDate, zone }: TimedTrip, now: Date): boolean {
  const day = addDays(travelDate, durationDays);
  const inTime = localDay(now, zone) <= addDays(day, LATE_DAYS);
  return inTime && now >= localTime(day, REVIEW_HOUR, zone);
}

function isLateAllowed({ travelDate, zone }: TimedTrip, daysBefore: number, now: Date): boolean {
  return localDay(now, zone) <= addDays(travelDate, LATE_DAYS - daysBefore);
}

/** True if a trip has left or, if it has no start time, its first day has passed, so that reminders are useless. */
export function hasLeft(
  { startTime, travelDate, zone }: Pick<TimedTrip, 'startTime' | 'travelDate' | 'zone'>,
  now: Date,
): boolean {
  return leavesAt({ day: travelDate, startTime: startTime || null }, zone) <= now;
}
