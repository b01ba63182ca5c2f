import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Bookings');

export const getBookingRecord = staff('GET', '/operator/bookings/:id', 'bookings.read');
export const bookForCustomer = staff('POST', '/operator/bookings', 'bookings.write');
export const addCounterPayment = staff(
  'POST',
  '/operator/bookings/:id/counterPayments',
  'money.counter',
);
export const voidCounterPayment = staff('POST', '/operator/counterPayments/:id/void', 'money.void');
export const changeBookingAsOperator = staff(
  'POST',
  '/operator/bookings/:id/change',
  'bookings.write',
);
export const changeContact = staff('POST', '/operator/bookings/:id/contact', 'bookings.write');
export const getTripLink = staff('GET', '/operator/bookings/:id/tripLink', 'bookings.write');
export const renewTripLink = staff('POST', '/operator/bookings/:id/tripLink', 'bookings.write');
export const endTripLink = staff('DELETE', '/operator/bookings/:id/tripLink', 'bookings.write');
