import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Bookings');
const bookingsWrite = staff('bookings.write');

export const getBookingRecord = staff('bookings.read')('GET', '/operator/bookings/:id');
export const bookForCustomer = bookingsWrite('POST', '/operator/bookings');
export const addCounterPayment = staff('money.counter')(
  'POST',
  '/operator/bookings/:id/counterPayments',
);
export const voidCounterPayment = staff('money.void')('POST', '/operator/counterPayments/:id/void');
export const changeBookingAsOperator = bookingsWrite('POST', '/operator/bookings/:id/change');
export const confirmBooking = bookingsWrite('POST', '/operator/bookings/:id/confirmation');
export const answerRequest = bookingsWrite('POST', '/operator/bookings/:id/answer');
export const changeContact = bookingsWrite('POST', '/operator/bookings/:id/contact');
export const getTripLink = bookingsWrite('GET', '/operator/bookings/:id/tripLink');
export const renewTripLink = bookingsWrite('POST', '/operator/bookings/:id/tripLink');
export const endTripLink = bookingsWrite('DELETE', '/operator/bookings/:id/tripLink');
