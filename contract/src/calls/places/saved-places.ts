import type { Call } from '../../declaration/call.ts';

export const listSavedPlaces = {
  method: 'GET',
  path: '/saved',
  auth: 'user',
  group: 'Saved',
} as const satisfies Call;

export const savePlace = {
  method: 'PUT',
  path: '/saved/:spotId',
  auth: 'user',
  group: 'Saved',
} as const satisfies Call;

export const unsavePlace = {
  method: 'DELETE',
  path: '/saved/:spotId',
  auth: 'user',
  group: 'Saved',
} as const satisfies Call;

export const mergeSavedPlaces = {
  method: 'POST',
  path: '/saved/merge',
  auth: 'user',
  group: 'Saved',
} as const satisfies Call;

export const endSavedPlaces = {
  method: 'DELETE',
  path: '/saved',
  auth: 'user',
  group: 'Saved',
} as const satisfies Call;

export const listPlaces = {
  method: 'GET',
  path: '/places',
  auth: 'public',
  group: 'AllSpots',
} as const satisfies Call;
