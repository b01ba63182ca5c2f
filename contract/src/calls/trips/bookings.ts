import { call } from '../call.ts';

export const listBookings = call('GET', '/bookings', 'user', 'Bookings');
export const listAllBookings = call('GET', '/admin/bookings', 'admin', 'Bookings');
export const getBooking = call('GET', '/bookings/:id', 'user', 'Bookings');
export const createBooking = call('POST', '/bookings', 'user', 'Bookings');
export const updateBooking = call('PUT', '/bookings/:id', 'user', 'Bookings');
export const renameTraveler = call('POST', '/bookings/:id/traveller', 'user', 'Bookings');
export const deleteBooking = call('DELETE', '/bookings/:id', 'user', 'Bookings');
