import { callsOf } from '../calls-of.ts';

const bookings = callsOf('Bookings');
const spots = callsOf('AllSpots');

export const createQuote = bookings.call('POST', '/quotes', 'public');
export const getSpotPrices = spots.staff('GET', '/operator/spots/:id/prices', 'spots.write');
export const putSpotPrices = spots.staff('PUT', '/operator/spots/:id/prices', 'spots.write');
