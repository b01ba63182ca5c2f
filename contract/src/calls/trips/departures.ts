import type { Call } from '../../declaration/call.ts';

export const listDepartures = {
  method: 'GET',
  path: '/operator/departures',
  auth: 'staff',
  permission: 'bookings.read',
  group: 'Bookings',
} as const satisfies Call;

export const getManifest = {
  method: 'GET',
  path: '/operator/departures/:offerId/:day/manifest',
  auth: 'staff',
  permission: 'bookings.read',
  group: 'Bookings',
} as const satisfies Call;

export const exportManifest = {
  method: 'GET',
  path: '/operator/departures/:offerId/:day/manifest.csv',
  auth: 'staff',
  permission: 'bookings.read',
  group: 'Bookings',
} as const satisfies Call;
