import { staff } from '../staff.ts';

export const listOperatorSpots = staff('GET', '/operator/spots', 'spots.write', 'AllSpots');
export const exportOperatorSpots = staff('GET', '/operator/spots.csv', 'spots.write', 'AllSpots');
export const getOperatorSpot = staff('GET', '/operator/spots/:id', 'spots.write', 'AllSpots');
export const createOperatorSpot = staff('POST', '/operator/spots', 'spots.write', 'AllSpots');
export const updateOperatorSpot = staff('PUT', '/operator/spots/:id', 'spots.write', 'AllSpots');
export const listSpotPriceHistory = staff(
  'GET',
  '/operator/spots/:id/price-history',
  'spots.write',
  'AllSpots',
);
export const archiveSpot = staff('POST', '/operator/spots/:id/archive', 'spots.write', 'AllSpots');
export const restoreSpot = staff('POST', '/operator/spots/:id/restore', 'spots.write', 'AllSpots');
