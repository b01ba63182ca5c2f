import { callsOf } from '../calls-of.ts';

const { call } = callsOf('Bookings');

export const getTrip = call('GET', '/trips/:id', 'user');
export const getVoucher = call('GET', '/trips/:id/voucher', 'user');
export const createTripShare = call('POST', '/trips/:id/shares', 'user');
export const listTripShares = call('GET', '/trips/:id/shares', 'user');
export const endTripShare = call('DELETE', '/trips/:id/shares/:share', 'user');
/** The trip of a customer without an account, found by the token of the customer's link. */
export const readGuestTrip = call('POST', '/guestTrips', 'public');
export const readSharedTrip = call('POST', '/sharedTrips', 'public');
