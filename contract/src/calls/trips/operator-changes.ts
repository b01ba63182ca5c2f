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
