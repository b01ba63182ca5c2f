import type { Call } from '../../declaration/call.ts';

export const getToday = {
  method: 'GET',
  path: '/operator/dashboard',
  auth: 'staff',
  permission: 'bookings.read',
  group: 'Bookings',
} as const satisfies Call;
