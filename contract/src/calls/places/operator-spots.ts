import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('AllSpots');

export const listOperatorSpots = staff('GET', '/operator/spots', 'spots.write');
export const exportOperatorSpots = staff('GET', '/operator/spots.csv', 'spots.write');
export const getOperatorSpot = staff('GET', '/operator/spots/:id', 'spots.write');
export const createOperatorSpot = staff('POST', '/operator/spots', 'spots.write');
export const updateOperatorSpot = staff('PUT', '/operator/spots/:id', 'spots.write');
export const listSpotPriceHistory = staff(
  'GET',
  '/operator/spots/:id/price-history',
  'spots.write',
);
export const archiveSpot = staff('POST', '/operator/spots/:id/archive', 'spots.write');
export const restoreSpot = staff('POST', '/operator/spots/:id/restore', 'spots.write');
