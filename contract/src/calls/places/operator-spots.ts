import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('AllSpots');
const spotsWrite = staff('spots.write');

export const listOperatorSpots = spotsWrite('GET', '/operator/spots');
export const exportOperatorSpots = spotsWrite('GET', '/operator/spots.csv');
export const getOperatorSpot = spotsWrite('GET', '/operator/spots/:id');
export const createOperatorSpot = spotsWrite('POST', '/operator/spots');
export const updateOperatorSpot = spotsWrite('PUT', '/operator/spots/:id');
export const listSpotPriceHistory = spotsWrite('GET', '/operator/spots/:id/price-history');
export const archiveSpot = spotsWrite('POST', '/operator/spots/:id/archive');
export const restoreSpot = spotsWrite('POST', '/operator/spots/:id/restore');
