import { staff } from '../staff.ts';

export const listDepartures = staff('GET', '/operator/departures', 'bookings.read', 'Bookings');
export const getManifest = staff(
  'GET',
  '/operator/departures/:offerId/:day/manifest',
  'bookings.read',
  'Bookings',
);
export const exportManifest = staff(
  'GET',
  '/operator/departures/:offerId/:day/manifest.csv',
  'bookings.read',
  'Bookings',
);
