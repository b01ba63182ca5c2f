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

export const addBookingNote = {
  method: 'POST',
  path: '/operator/bookings/:id/notes',
  auth: 'staff',
  permission: 'bookings.write',
  group: 'Bookings',
} as const satisfies Call;

export const removeBookingNote = {
  method: 'DELETE',
  path: '/operator/bookings/:id/notes/:note',
  auth: 'staff',
  permission: 'bookings.write',
  group: 'Bookings',
} as const satisfies Call;
