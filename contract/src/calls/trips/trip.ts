import type { Call } from '../../declaration/call.ts';

export const getTrip = {
  method: 'GET',
  path: '/trips/:id',
  auth: 'user',
  group: 'Bookings',
} as const satisfies Call;

export const getVoucher = {
  method: 'GET',
  path: '/trips/:id/voucher',
  auth: 'user',
  group: 'Bookings',
} as const satisfies Call;

export const createTripShare = {
  method: 'POST',
  path: '/trips/:id/shares',
  auth: 'user',
  group: 'Bookings',
} as const satisfies Call;

export const listTripShares = {
  method: 'GET',
  path: '/trips/:id/shares',
  auth: 'user',
  group: 'Bookings',
} as const satisfies Call;

export const endTripShare = {
  method: 'DELETE',
  path: '/trips/:id/shares/:share',
  auth: 'user',
  group: 'Bookings',
} as const satisfies Call;

export const readSharedTrip = {
  method: 'POST',
  path: '/sharedTrips',
  auth: 'public',
  group: 'Bookings',
} as const satisfies Call;
