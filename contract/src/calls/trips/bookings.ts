import type { Call } from '../../declaration/call.ts';

export const listBookings = {
  method: 'GET',
  path: '/bookings',
  auth: 'user',
  group: 'Bookings',
} as const satisfies Call;

export const listAllBookings = {
  method: 'GET',
  path: '/admin/bookings',
  auth: 'admin',
  group: 'Bookings',
} as const satisfies Call;

export const getBooking = {
  method: 'GET',
  path: '/bookings/:id',
  auth: 'user',
  group: 'Bookings',
} as const satisfies Call;

export const createBooking = {
  method: 'POST',
  path: '/bookings',
  auth: 'user',
  group: 'Bookings',
} as const satisfies Call;

export const updateBooking = {
  method: 'PUT',
  path: '/bookings/:id',
  auth: 'user',
  group: 'Bookings',
} as const satisfies Call;

export const renameTraveller = {
  method: 'POST',
  path: '/bookings/:id/traveller',
  auth: 'user',
  group: 'Bookings',
} as const satisfies Call;

export const deleteBooking = {
  method: 'DELETE',
  path: '/bookings/:id',
  auth: 'user',
  group: 'Bookings',
} as const satisfies Call;
