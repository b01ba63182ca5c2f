import { staff } from '../staff.ts';

export const listOperatorBookings = staff('GET', '/operator/bookings', 'bookings.read', 'Bookings');
export const summarizeBookings = staff(
  'GET',
  '/operator/bookings/summary',
  'bookings.read',
  'Bookings',
);
export const countBookingViews = staff(
  'GET',
  '/operator/bookings/views',
  'bookings.read',
  'Bookings',
);
export const exportOperatorBookings = staff(
  'GET',
  '/operator/bookings.csv',
  'bookings.read',
  'Bookings',
);
export const exportOperatorPayments = staff(
  'GET',
  '/operator/payments.csv',
  'money.read',
  'Payments',
);
export const addBookingNote = staff(
  'POST',
  '/operator/bookings/:id/notes',
  'bookings.write',
  'Bookings',
);
export const removeBookingNote = staff(
  'DELETE',
  '/operator/bookings/:id/notes/:note',
  'bookings.write',
  'Bookings',
);
