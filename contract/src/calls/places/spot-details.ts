import type { Call } from '../../declaration/call.ts';

export const getSpotDetails = {
  method: 'GET',
  path: '/operator/spots/:id/details',
  auth: 'staff',
  permission: 'spots.write',
  group: 'AllSpots',
} as const satisfies Call;

export const putSpotDetails = {
  method: 'PUT',
  path: '/operator/spots/:id/details',
  auth: 'staff',
  permission: 'spots.write',
  group: 'AllSpots',
} as const satisfies Call;
