import { REVIEW_EDIT_DAYS, REVIEW_WITHIN_DAYS, type ReviewState } from '../../options/reviews.ts';
import type { BookingState } from '../../options/trips/booking-core.ts';
import type { Attendance } from '../../options/trips/trips.ts';
import { type CalendarDay, addDays, lastTripDay } from '../trips/dates/travel-dates.ts';
import { tripPhase } from '../trips/dates/trip-phase.ts';

export const REVIEW_REFUSALS = [
  'not_booked',
  'own_place',
  'staff',
  'booked_late',
  'not_paid',
  'not_over',
  'no_show',
  'too_late',
  'written',
  'was_hidden',
] as const;
export type ReviewRefusal = (typeof REVIEW_REFUSALS)[number];

/** The traveler's relation to the destination: none, its contributor, or staff of the agency. */
export type Reviewer = 'traveler' | 'contributor' | 'staff';

export interface ReviewedTrip {
  state: BookingState;
  reviewer: Reviewer;
  /** The day of booking at the destination. */
  bookedOn: CalendarDay;
  /** By card or at the counter. */
  paid: boolean;
  travelDate: CalendarDay;
  days: number;
  attendance: Attendance;
  /** Today at the destination. */
  today: CalendarDay;
  written: { state: ReviewState; wasHidden: boolean } | null;
}

/** The last day, at the destination, for writing a review. */
export const lastReviewDay = (travelDate: CalendarDay, days: number): CalendarDay =>
  addDays(lastTripDay(travelDate, days), REVIEW_WITHIN_DAYS);

/**
 * True for a trip that was booked on its first day at the latest. One booked later can't be canceled, and may be over.
 */
export const isBookedInTime = ({
  bookedOn,
  travelDate,
}: Pick<ReviewedTrip, 'bookedOn' | 'travelDate'>): boolean => bookedOn <= travelDate;

/** The reason why a trip can't be reviewed, or null. Travelers may write another review after removing theirs. */
export function reviewRefusal(trip: ReviewedTrip): ReviewRefusal | null {
  const { attendance, days, paid, reviewer, state, today, travelDate, written } = trip;
  if (state !== 'booked') return 'not_booked';
  if (reviewer === 'contributor') return 'own_place';
  if (reviewer === 'staff') return 'staff';
  if (!isBookedInTime(trip)) return 'booked_late';
  if (!paid) return 'not_paid';
  if (tripPhase({ travelDate, days }, today) !== 'over') return 'not_over';
  if (attendance === 'no_show') return 'no_show';
  if (written?.wasHidden) return 'was_hidden';
  if (written && written.state !== 'removed') return 'written';
  return today > lastReviewDay(travelDate, days) ? 'too_late' : null;
}

const DAY_MS = 86_400_000;

/** The end of the time in which the author can change a review. */
export const editableUntil = (writtenAt: Date): Date =>
  new Date(writtenAt.getTime() + REVIEW_EDIT_DAYS * DAY_MS);

/** 'Maya B.', the suggested name for a review. */
export function proposedName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('en')}.`;
}
