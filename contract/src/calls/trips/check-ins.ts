import type { Call } from '../../declaration/call.ts';

export const lookUpCheckIn = {
  method: 'POST',
  path: '/checkIns/lookup',
  auth: 'staff',
  permission: 'checkin',
  group: 'Bookings',
} as const satisfies Call;

export const recordAttendance = {
  method: 'POST',
  path: '/operator/bookings/:id/attendance',
  auth: 'staff',
  permission: 'checkin',
  group: 'Bookings',
} as const satisfies Call;
