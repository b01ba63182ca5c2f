import { deviceList } from '../lib/device/device-list.ts';

/** The last places that were looked at, on this device alone. */
const SEEN_MAX = 12;
export const seenPlaces = deviceList('seen-places', SEEN_MAX, 'forget');
