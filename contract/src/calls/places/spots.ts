import type { Call } from '../../declaration/call.ts';

export const listSpots = {
  method: 'GET',
  path: '/allSpots',
  auth: 'public',
  group: 'AllSpots',
} as const satisfies Call;

export const spotFacets = {
  method: 'GET',
  path: '/allSpots/facets',
  auth: 'public',
  group: 'AllSpots',
} as const satisfies Call;

export const suggestSpots = {
  method: 'GET',
  path: '/allSpots/suggestions',
  auth: 'public',
  group: 'AllSpots',
} as const satisfies Call;

export const getSpot = {
  method: 'GET',
  path: '/allSpots/:id',
  auth: 'public',
  group: 'AllSpots',
} as const satisfies Call;
