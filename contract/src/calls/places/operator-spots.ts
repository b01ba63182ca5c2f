import type { Call } from '../../declaration/call.ts';

export const listOperatorSpots = {
  method: 'GET',
  path: '/operator/spots',
  auth: 'staff',
  permission: 'spots.write',
  group: 'AllSpots',
} as const satisfies Call;

export const exportOperatorSpots = {
  method: 'GET',
  path: '/operator/spots.csv',
  auth: 'staff',
  permission: 'spots.write',
  group: 'AllSpots',
} as const satisfies Call;

export const getOperatorSpot = {
  method: 'GET',
  path: '/operator/spots/:id',
  auth: 'staff',
  permission: 'spots.write',
  group: 'AllSpots',
} as const satisfies Call;

export const createOperatorSpot = {
  method: 'POST',
  path: '/operator/spots',
  auth: 'staff',
  permission: 'spots.write',
  group: 'AllSpots',
} as const satisfies Call;

export const updateOperatorSpot = {
  method: 'PUT',
  path: '/operator/spots/:id',
  auth: 'staff',
  permission: 'spots.write',
  group: 'AllSpots',
} as const satisfies Call;

export const archiveSpot = {
  method: 'POST',
  path: '/operator/spots/:id/archive',
  auth: 'staff',
  permission: 'spots.write',
  group: 'AllSpots',
} as const satisfies Call;

export const restoreSpot = {
  method: 'POST',
  path: '/operator/spots/:id/restore',
  auth: 'staff',
  permission: 'spots.write',
  group: 'AllSpots',
} as const satisfies Call;
