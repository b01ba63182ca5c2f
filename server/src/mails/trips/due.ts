import { addDays } from '@wayfarer/contract';
import { leavesAt, localDay, localTime } from '../../lib/local-time.ts';

export interface TimedTrip {
  createdAt: Date;
  travelDate: string;
  /** The day by which the balance is to be paid online; null if it has none. */
  balanceDueOn: string | null;
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

function goesOutAt(day: string, daysBefore: number, zone: string): Date {
  return localTime(addDays(day, -daysBefore), HOUR, zone);
}

/** For trips booked after its usual time, the reminder is due on the day of booking. */
export function isReminderDue(
  trip: Omit<TimedTrip, 'balanceDueOn'>,
  daysBefore: number,
  now: Date,
): boolean {
  const { travelDate, zone } = trip;
  const bookedOn = localDay(trip.createdAt, zone);
  const late = isLateAllowed(travelDate, daysBefore, now, zone) || localDay(now, zone) <= bookedOn;
  return now >= goesOutAt(travelDate, daysBefore, zone) && late && !hasLeft(trip, now);
}

/**
 * For trips booked after its usual time, the email about the balance is never due, because the confirmation already
 * says what is due. A balance with its own day has other emails.
 */
export function isBalanceDue(trip: TimedTrip, daysBefore: number, now: Date): boolean {
  return trip.balanceDueOn === null && isInTime(trip, trip.travelDate, daysBefore, now);
}

/** The days before the balance day on which emails are sent: 3 days before it, and again 2 days after it if unpaid. */
export const BALANCE_DAYS_BEFORE = { due: 3, overdue: -2 } as const;
export type BalanceReminder = keyof typeof BALANCE_DAYS_BEFORE;

/** True if an email about a balance with a day of its own is due. */
export function isBalanceDayDue(trip: TimedTrip, daysBefore: number, now: Date): boolean {
  return trip.balanceDueOn !== null && isInTime(trip, trip.balanceDueOn, daysBefore, now);
}

/** The time of the email about an overdue balance; null if the trip has left by then, or has no such balance. */
export function overdueMailAt(trip: TimedTrip): Date | null {
  if (trip.balanceDueOn === null) return null;
  const at = goesOutAt(trip.balanceDueOn, BALANCE_DAYS_BEFORE.overdue, trip.zone);
  return hasLeft(trip, at) ? null : at;
}

/** The key under which the email about the balance is written once. */
export function balanceKey(
  { balanceDueOn, travelDate }: Pick<TimedTrip, 'balanceDueOn' | 'travelDate'>,
  today: string,
): string {
  if (balanceDueOn === null) return travelDate;
  return `${balanceDueOn < today ? 'overdue' : 'due'}:${balanceDueOn}`;
}

/** True from the day after a trip on, and up to two days later. */
export function isReviewDue({ durationDays, travelDate, zone }: TimedTrip, now: Date): boolean {
  const day = addDays(travelDate, durationDays);
  const inTime = localDay(now, zone) <= addDays(day, LATE_DAYS);
  return inTime && now >= localTime(day, REVIEW_HOUR, zone);
}

/** True if an email that is sent some days before `day` is due. */
function isInTime(trip: TimedTrip, day: string, daysBefore: number, now: Date): boolean {
  const at = goesOutAt(day, daysBefore, trip.zone);
  const early = trip.createdAt < at && now >= at;
  return early && isLateAllowed(day, daysBefore, now, trip.zone) && !hasLeft(trip, now);
}

function isLateAllowed(day: string, daysBefore: number, now: Date, zone: string): boolean {
  return localDay(now, zone) <= addDays(day, LATE_DAYS - daysBefore);
}

/** True if a trip has left or, if it has no start time, its first day has passed, so that reminders are useless. */
export function hasLeft(
  { startTime, travelDate, zone }: Pick<TimedTrip, 'startTime' | 'travelDate' | 'zone'>,
  now: Date,
): boolean {
  return leavesAt({ day: travelDate, startTime: startTime || null }, zone) <= now;
}
