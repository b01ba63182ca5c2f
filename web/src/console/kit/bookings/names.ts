import type {
  Attendance,
  BookingListItem,
  BookingState,
  MailKind,
  OPERATOR_REASONS,
} from '@wayfarer/contract';

/** Names of booking states in the console. */
export const stateNames: Readonly<Record<BookingState, string>> = {
  held: 'Held',
  booked: 'Booked',
  expired: 'Expired',
  cancelled: 'Canceled',
};

export const attendanceNames: Readonly<Record<Attendance, string>> = {
  none: 'Not here yet',
  checked_in: 'Checked in',
  no_show: 'No-show',
};

/** True if a party is still expected, which it isn't for a canceled trip. */
export const isExpected = (state: BookingState, attendance: Attendance): boolean =>
  state === 'held' || state === 'booked' || attendance !== 'none';

/** The states by which bookings can be filtered; no bookings have the other states yet. */
export const filteredStates = {
  booked: stateNames.booked,
  cancelled: stateNames.cancelled,
} as const;

/** The names of emails as colleagues see them. */
export const mailNames: Readonly<Record<MailKind, string>> = {
  booked: 'Booking confirmation',
  confirmed: 'Voucher',
  changed: 'Notice of a change',
  balance: 'Balance reminder',
  reminder: 'Trip reminder',
  cancelled: 'Notice of the cancellation',
  review: 'Review request',
  receipt: 'Receipt',
  refund: 'Notice of a refund',
  refund_failed: 'Notice of a failed refund',
  charged_again: 'Notice that a refund is due again',
  exception: 'Notice of more generous terms',
  news: 'News about several trips',
  by_hand: 'Custom email',
};

/** The agency's reasons for a cancellation. */
export const reasonNames: Readonly<Record<(typeof OPERATOR_REASONS)[number], string>> = {
  weather: 'Weather',
  too_few_travellers: 'Too few travelers',
  supplier: 'Supplier cannot deliver',
  safety: 'Safety',
  duplicate: 'Booked twice',
  not_paid: 'Not paid in time',
  asked_by_traveller: 'The traveler asked for it',
  other: 'Other',
};

/** A booking's reference and traveler, as text. */
export const nameOfBooking = ({ reference, travelName }: BookingListItem) =>
  reference === null ? travelName : `${reference}, ${travelName}`;
