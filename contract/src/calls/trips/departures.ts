import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Bookings');
const bookingsRead = staff('bookings.read');
const bookingsCancel = staff('bookings.cancel');

export const listDepartures = bookingsRead('GET', '/operator/departures');
export const getBoard = bookingsRead('GET', '/operator/board');
export const getManifest = bookingsRead('GET', '/operator/departures/:offerId/:day/manifest');
export const exportManifest = bookingsRead(
  'GET',
  '/operator/departures/:offerId/:day/manifest.csv',
);
export const cancelDeparture = bookingsCancel(
  'POST',
  '/operator/departures/:offerId/:day/cancellation',
);
export const previewDepartureCancellation = bookingsCancel(
  'GET',
  '/operator/departures/:offerId/:day/cancellation',
);
export const guaranteeDeparture = staff('availability.write')(
  'POST',
  '/operator/departures/:offerId/:day/guarantee',
);
export const openDeparture = bookingsCancel('POST', '/operator/departures/:offerId/:day/opening');
export const getBatch = bookingsRead('GET', '/operator/batches/:id');
export const retryBatch = bookingsCancel('POST', '/operator/batches/:id/retry');
