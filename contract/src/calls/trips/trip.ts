import { call } from '../call.ts';

export const getTrip = call('GET', '/trips/:id', 'user', 'Bookings');
export const getVoucher = call('GET', '/trips/:id/voucher', 'user', 'Bookings');
export const createTripShare = call('POST', '/trips/:id/shares', 'user', 'Bookings');
export const listTripShares = call('GET', '/trips/:id/shares', 'user', 'Bookings');
export const endTripShare = call('DELETE', '/trips/:id/shares/:share', 'user', 'Bookings');
/** The trip of a customer without an account, by the token of their link. */
export const readGuestTrip = call('POST', '/guestTrips', 'public', 'Bookings');
export const readSharedTrip = call('POST', '/sharedTrips', 'public', 'Bookings');
