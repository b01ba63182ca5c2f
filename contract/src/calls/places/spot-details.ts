import { staff } from '../staff.ts';

export const getSpotDetails = staff(
  'GET',
  '/operator/spots/:id/details',
  'spots.write',
  'AllSpots',
);
export const putSpotDetails = staff(
  'PUT',
  '/operator/spots/:id/details',
  'spots.write',
  'AllSpots',
);
