import { callsOf } from '../calls-of.ts';

const { call, staff } = callsOf('Bookings');
const availabilityWrite = staff('availability.write');

export const joinWaitlist = call('POST', '/waitlist', 'user');
export const listOwnWaiting = call('GET', '/waitlist', 'user');
export const leaveWaitlist = call('DELETE', '/waitlist/:id', 'user');
export const acceptOffer = call('POST', '/waitlist/:id/acceptance', 'user');
export const listWaiting = staff('bookings.read')('GET', '/operator/waitlist');
export const offerPlaces = availabilityWrite('POST', '/operator/waitlist/:id/offer');
export const removeWaiting = availabilityWrite('DELETE', '/operator/waitlist/:id');
