import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Bookings');

export const listDepartures = staff('GET', '/operator/departures', 'bookings.read');
export const getManifest = staff(
  'GET',
  '/operator/departures/:offerId/:day/manifest',
  'bookings.read',
);
export const exportManifest = staff(
  'GET',
  '/operator/departures/:offerId/:day/manifest.csv',
  'bookings.read',
);
export const cancelDeparture = staff(
  'POST',
  '/operator/departures/:offerId/:day/cancellation',
  'bookings.cancel',
);
export const previewDepartureCancellation = staff(
  'GET',
  '/operator/departures/:offerId/:day/cancellation',
  'bookings.cancel',
);
export const openDeparture = staff(
  'POST',
  '/operator/departures/:offerId/:day/opening',
  'bookings.cancel',
);
export const getBatch = staff('GET', '/operator/batches/:id', 'bookings.read');
export const retryBatch = staff('POST', '/operator/batches/:id/retry', 'bookings.cancel');
