import { callsOf } from '../../calls-of.ts';

const { call, staff } = callsOf('Bookings');
const bookingsWrite = staff('bookings.write');

export const createPaymentLink = bookingsWrite('POST', '/operator/bookings/:id/paymentLinks');
export const createOwnPaymentLink = call('POST', '/bookings/:id/paymentLinks', 'user');
export const endPaymentLink = bookingsWrite('DELETE', '/operator/paymentLinks/:id');
export const lookUpPaymentLink = call('POST', '/paymentLinks/lookup', 'public');
export const openLinkPayment = call('POST', '/paymentLinks/intent', 'public');
