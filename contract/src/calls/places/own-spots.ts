import type { Call } from '../../declaration/call.ts';

export const listOwnSpots = {
  method: 'GET',
  path: '/allSpotsById',
  auth: 'user',
  group: 'AllSpots',
} as const satisfies Call;

export const createSpot = {
  method: 'POST',
  path: '/allSpots',
  auth: 'user',
  group: 'AllSpots',
} as const satisfies Call;

export const updateSpot = {
  method: 'PUT',
  path: '/allSpots/:id',
  auth: 'user',
  group: 'AllSpots',
} as const satisfies Call;

export const deleteSpot = {
  method: 'DELETE',
  path: '/allSpots/:id',
  auth: 'user',
  group: 'AllSpots',
} as const satisfies Call;
