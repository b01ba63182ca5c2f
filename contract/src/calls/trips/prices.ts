import { call } from '../call.ts';
import { staff } from '../staff.ts';

export const createQuote = call('POST', '/quotes', 'public', 'Bookings');
export const getSpotPrices = staff('GET', '/operator/spots/:id/prices', 'spots.write', 'AllSpots');
export const putSpotPrices = staff('PUT', '/operator/spots/:id/prices', 'spots.write', 'AllSpots');
