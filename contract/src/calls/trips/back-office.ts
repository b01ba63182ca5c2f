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
export const cancelDeparture = staff(
  'POST',
  '/operator/departures/:offerId/:day/cancellation',
  'bookings.cancel',
  'Bookings',
);
export const previewDepartureCancellation = staff(
  'GET',
  '/operator/departures/:offerId/:day/cancellation',
  'bookings.cancel',
  'Bookings',
);
export const openDeparture = staff(
  'POST',
  '/operator/departures/:offerId/:day/opening',
  'bookings.cancel',
  'Bookings',
);
export const getBatch = staff('GET', '/operator/batches/:id', 'bookings.read', 'Bookings');
export const retryBatch = staff(
  'POST',
  '/operator/batches/:id/retry',
  'bookings.cancel',
  'Bookings',
);
