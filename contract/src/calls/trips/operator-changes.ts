import { staff } from '../staff.ts';

export const getBookingRecord = staff('GET', '/operator/bookings/:id', 'bookings.read', 'Bookings');
export const bookForCustomer = staff('POST', '/operator/bookings', 'bookings.write', 'Bookings');
export const addCounterPayment = staff(
  'POST',
  '/operator/bookings/:id/counterPayments',
  'money.counter',
  'Bookings',
);
export const voidCounterPayment = staff(
  'POST',
  '/operator/counterPayments/:id/void',
  'money.void',
  'Bookings',
);
export const changeBookingAsOperator = staff(
  'POST',
  '/operator/bookings/:id/change',
  'bookings.write',
  'Bookings',
);
export const changeContact = staff(
  'POST',
  '/operator/bookings/:id/contact',
  'bookings.write',
  'Bookings',
);
export const getTripLink = staff(
  'GET',
  '/operator/bookings/:id/tripLink',
  'bookings.write',
  'Bookings',
);
export const renewTripLink = staff(
  'POST',
  '/operator/bookings/:id/tripLink',
  'bookings.write',
  'Bookings',
);
export const endTripLink = staff(
  'DELETE',
  '/operator/bookings/:id/tripLink',
  'bookings.write',
  'Bookings',
);
