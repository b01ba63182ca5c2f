import { addDays } from '@wayfarer/contract';
import { localDay, localTime } from '../../lib/local-time.ts';

/** The facts about a trip that determine when its emails are sent. */
export interface TimedTrip {
  createdAt: Date;
  travelDate: string;
  durationDays: number;
  /** The IANA time zone of the destination. */
  zone: string;
}

/** The hour at which emails are sent, in the destination's time zone. */
const HOUR = 9;
const REVIEW_HOUR = 10;
/** The number of days by which an email may be late, for example after an outage. A later email isn't sent. */
export const LATE_DAYS = 2;

/** The time at which an email is sent some days before a trip. */
function goesOutAt({ travelDate, zone }: TimedTrip, daysBefore: number): Date {
  return localTime(addDays(travelDate, -daysBefore), HOUR, zone);
}

/**
 * True if the reminder is due. If the trip was booked after the usual time of the reminder, it is due on the day of
 * booking.
 */
export function isReminderDue(trip: TimedTrip, daysBefore: number, now: Date): boolean {
  const bookedOn = localDay(trip.createdAt, trip.zone);
  const late = isLateAllowed(trip, daysBefore, now) || localDay(now, trip.zone) <= bookedOn;
  return now >= goesOutAt(trip, daysBefore) && late && !hasBegun(trip, now);
}

/**
 * True if the email about the balance is due. It is never due for trips booked after its usual time, because the
 * confirmation already says what is due.
 */
export function isBalanceDue(trip: TimedTrip, daysBefore: number, now: Date): boolean {
  const at = goesOutAt(trip, daysBefore);
  const early = trip.createdAt < at && now >= at;
  return early && isLateAllowed(trip, daysBefore, now) && !hasBegun(trip, now);
}

/** True if the request for a review is due: on the day after a trip, and up to two days later. */
export function isReviewDue({ durationDays, travelDate, zone }: TimedTrip, now: Date): boolean {
  const day = addDays(travelDate, durationDays);
  const inTime = localDay(now, zone) <= addDays(day, LATE_DAYS);
  return inTime && now >= localTime(day, REVIEW_HOUR, zone);
}

function isLateAllowed({ travelDate, zone }: TimedTrip, daysBefore: number, now: Date): boolean {
  return localDay(now, zone) <= addDays(travelDate, LATE_DAYS - daysBefore);
}

/** True if the first day of a trip has passed, so that reminders are useless. */
export function hasBegun({ travelDate, zone }: Pick<TimedTrip, 'travelDate' | 'zone'>, now: Date) {
  return localDay(now, zone) > travelDate;
}
