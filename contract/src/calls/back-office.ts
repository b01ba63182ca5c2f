import type { Call } from '../declaration/call.ts';

export const getBookingRecord = {
  method: 'GET',
  path: '/operator/bookings/:id',
  auth: 'admin',
  group: 'Bookings',
} as const satisfies Call;

export const addCounterPayment = {
  method: 'POST',
  path: '/operator/bookings/:id/counterPayments',
  auth: 'admin',
  group: 'Bookings',
} as const satisfies Call;

export const voidCounterPayment = {
  method: 'POST',
  path: '/operator/counterPayments/:id/void',
  auth: 'admin',
  group: 'Bookings',
} as const satisfies Call;

export const changeBookingAsOperator = {
  method: 'POST',
  path: '/operator/bookings/:id/change',
  auth: 'admin',
  group: 'Bookings',
} as const satisfies Call;

export const cancelDeparture = {
  method: 'POST',
  path: '/operator/departures/:offerId/:day/cancellation',
  auth: 'admin',
  group: 'Bookings',
} as const satisfies Call;

export const getBatch = {
  method: 'GET',
  path: '/operator/batches/:id',
  auth: 'admin',
  group: 'Bookings',
} as const satisfies Call;
