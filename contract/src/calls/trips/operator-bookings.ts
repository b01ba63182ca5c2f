import { callsOf } from '../calls-of.ts';

const bookings = callsOf('Bookings');
const payments = callsOf('Payments');

export const listOperatorBookings = bookings.staff('GET', '/operator/bookings', 'bookings.read');
export const summarizeBookings = bookings.staff(
  'GET',
  '/operator/bookings/summary',
  'bookings.read',
);
export const countBookingViews = bookings.staff('GET', '/operator/bookings/views', 'bookings.read');
export const exportOperatorBookings = bookings.staff(
  'GET',
  '/operator/bookings.csv',
  'bookings.read',
);
export const exportOperatorPayments = payments.staff('GET', '/operator/payments.csv', 'money.read');
export const addBookingNote = bookings.staff(
  'POST',
  '/operator/bookings/:id/notes',
  'bookings.write',
);
export const removeBookingNote = bookings.staff(
  'DELETE',
  '/operator/bookings/:id/notes/:note',
  'bookings.write',
);
