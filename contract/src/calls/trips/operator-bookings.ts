import { callsOf } from '../calls-of.ts';

const bookings = callsOf('Bookings');
const payments = callsOf('Payments');
const bookingsRead = bookings.staff('bookings.read');
const bookingsWrite = bookings.staff('bookings.write');

export const listOperatorBookings = bookingsRead('GET', '/operator/bookings');
export const summarizeBookings = bookingsRead('GET', '/operator/bookings/summary');
export const countBookingViews = bookingsRead('GET', '/operator/bookings/views');
export const exportOperatorBookings = bookingsRead('GET', '/operator/bookings.csv');
export const exportOperatorPayments = payments.staff('money.read')('GET', '/operator/payments.csv');
export const addBookingNote = bookingsWrite('POST', '/operator/bookings/:id/notes');
export const removeBookingNote = bookingsWrite('DELETE', '/operator/bookings/:id/notes/:note');
