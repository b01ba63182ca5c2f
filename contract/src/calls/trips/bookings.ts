import { callsOf } from '../calls-of.ts';

const { call } = callsOf('Bookings');

export const listBookings = call('GET', '/bookings', 'user');
export const listAllBookings = call('GET', '/admin/bookings', 'admin');
export const getBooking = call('GET', '/bookings/:id', 'user');
export const createBooking = call('POST', '/bookings', 'user');
export const updateBooking = call('PUT', '/bookings/:id', 'user');
export const renameTraveler = call('POST', '/bookings/:id/traveller', 'user');
export const deleteBooking = call('DELETE', '/bookings/:id', 'user');
