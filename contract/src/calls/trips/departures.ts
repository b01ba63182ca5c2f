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
export const cancelDeparture = staff(
  'POST',
  '/operator/departures/:offerId/:day/cancellation',
  'bookings.cancel',
  'Bookings',
);
export const previewDepartureCancellation = staff(
  'GET',
  '/operator/departures/:offerId/:day/cancellation',
  'bookings.cancel',
  'Bookings',
);
export const openDeparture = staff(
  'POST',
  '/operator/departures/:offerId/:day/opening',
  'bookings.cancel',
  'Bookings',
);
export const getBatch = staff('GET', '/operator/batches/:id', 'bookings.read', 'Bookings');
export const retryBatch = staff(
  'POST',
  '/operator/batches/:id/retry',
  'bookings.cancel',
  'Bookings',
);
