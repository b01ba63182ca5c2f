import type {
  Attendance,
  BookingListItem,
  BookingState,
  MailKind,
  OPERATOR_REASONS,
} from '@wayfarer/contract';
import * as catalog from './names.texts.js';

export const stateNames: Readonly<Record<BookingState, string>> = catalog.stateNames;

/** The name for the state of a request that the agency hasn't answered yet. */
export const awaitingName: string = catalog.awaiting;

export const attendanceNames: Readonly<Record<Attendance, string>> = catalog.attendanceNames;

/** True if attendance applies to the booking: it is held or booked, or attendance was recorded. */
export const isExpected = (state: BookingState, attendance: Attendance): boolean =>
  state === 'held' || state === 'booked' || attendance !== 'none';

export const filteredStates = {
  booked: stateNames.booked,
  held: stateNames.held,
  expired: stateNames.expired,
  cancelled: stateNames.cancelled,
} as const;

export const mailNames: Readonly<Record<MailKind, string>> = catalog.mailNames;

export const reasonNames: Readonly<Record<(typeof OPERATOR_REASONS)[number], string>> =
  catalog.reasonNames;

/** A booking's reference and traveler, as text. */
export const nameOfBooking = ({ reference, travelName }: BookingListItem) =>
  reference === null ? travelName : catalog.named({ reference, name: travelName });
