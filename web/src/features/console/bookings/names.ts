import type { Attendance, BookingState } from '@wayfarer/contract';

/** What states are called, wherever the console shows them. */
export const stateNames: Readonly<Record<BookingState, string>> = {
  held: 'Held',
  booked: 'Booked',
  expired: 'Expired',
  cancelled: 'Canceled',
};

export const attendanceNames: Readonly<Record<Attendance, string>> = {
  none: 'Not here yet',
  checked_in: 'Checked in',
  no_show: 'Did not come',
};
