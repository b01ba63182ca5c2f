import { callsOf } from '../calls-of.ts';

const { call, staff } = callsOf('Bookings');
const availabilityWrite = staff('availability.write');

export const getAvailability = call('GET', '/allSpots/:id/availability', 'public');
export const getSpotAvailability = staff('bookings.read')(
  'GET',
  '/operator/spots/:id/availability',
);
export const putSpotAvailability = availabilityWrite('PUT', '/operator/spots/:id/availability');
export const putDepartures = availabilityWrite('PUT', '/operator/spots/:id/departures');
