import { callsOf } from '../calls-of.ts';

const bookings = callsOf('Bookings');
const spots = callsOf('AllSpots');
const spotsWrite = spots.staff('spots.write');

export const createQuote = bookings.call('POST', '/quotes', 'public');
export const quoteForCustomer = bookings.staff('bookings.write')('POST', '/operator/quotes');
export const getSpotPrices = spotsWrite('GET', '/operator/spots/:id/prices');
export const putSpotPrices = spotsWrite('PUT', '/operator/spots/:id/prices');
