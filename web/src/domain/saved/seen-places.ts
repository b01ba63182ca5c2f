import { deviceList } from '../../lib/device/device-list.ts';

/**
 * The number of recently viewed places, which are stored only on this device. When the list is full, the oldest is
 * dropped.
 */
const SEEN_MAX = 12;
export const seenPlaces = deviceList('seen-places', SEEN_MAX, 'forget');
