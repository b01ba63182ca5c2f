import type { Call } from '../../declaration/call.ts';

export const createQuote = {
  method: 'POST',
  path: '/quotes',
  auth: 'public',
  group: 'Bookings',
} as const satisfies Call;

export const getSpotPrices = {
  method: 'GET',
  path: '/operator/spots/:id/prices',
  auth: 'staff',
  permission: 'spots.write',
  group: 'AllSpots',
} as const satisfies Call;

export const putSpotPrices = {
  method: 'PUT',
  path: '/operator/spots/:id/prices',
  auth: 'staff',
  permission: 'spots.write',
  group: 'AllSpots',
} as const satisfies Call;
