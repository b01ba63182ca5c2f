import type { Call } from '../../declaration/call.ts';

export const getBookingRecord = {
  method: 'GET',
  path: '/operator/bookings/:id',
  auth: 'staff',
  permission: 'bookings.read',
  group: 'Bookings',
} as const satisfies Call;

export const bookForCustomer = {
  method: 'POST',
  path: '/operator/bookings',
  auth: 'staff',
  permission: 'bookings.write',
  group: 'Bookings',
} as const satisfies Call;

export const addCounterPayment = {
  method: 'POST',
  path: '/operator/bookings/:id/counterPayments',
  auth: 'staff',
  permission: 'money.counter',
  group: 'Bookings',
} as const satisfies Call;

export const voidCounterPayment = {
  method: 'POST',
  path: '/operator/counterPayments/:id/void',
  auth: 'staff',
  permission: 'money.void',
  group: 'Bookings',
} as const satisfies Call;

export const changeBookingAsOperator = {
  method: 'POST',
  path: '/operator/bookings/:id/change',
  auth: 'staff',
  permission: 'bookings.write',
  group: 'Bookings',
} as const satisfies Call;

export const cancelDeparture = {
  method: 'POST',
  path: '/operator/departures/:offerId/:day/cancellation',
  auth: 'staff',
  permission: 'bookings.cancel',
  group: 'Bookings',
} as const satisfies Call;

export const getBatch = {
  method: 'GET',
  path: '/operator/batches/:id',
  auth: 'staff',
  permission: 'bookings.read',
  group: 'Bookings',
} as const satisfies Call;
