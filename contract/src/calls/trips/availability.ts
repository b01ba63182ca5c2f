import { callsOf } from '../calls-of.ts';

const { call, staff } = callsOf('Bookings');

export const getAvailability = call('GET', '/allSpots/:id/availability', 'public');
export const getSpotAvailability = staff(
  'GET',
  '/operator/spots/:id/availability',
  'bookings.read',
);
export const putSpotAvailability = staff(
  'PUT',
  '/operator/spots/:id/availability',
  'availability.write',
);
export const putDepartures = staff('PUT', '/operator/spots/:id/departures', 'availability.write');
