import type { Call } from '../../declaration/call.ts';

export const listOperatorBookings = {
  method: 'GET',
  path: '/operator/bookings',
  auth: 'staff',
  permission: 'bookings.read',
  group: 'Bookings',
} as const satisfies Call;

export const exportOperatorBookings = {
  method: 'GET',
  path: '/operator/bookings.csv',
  auth: 'staff',
  permission: 'bookings.read',
  group: 'Bookings',
} as const satisfies Call;
