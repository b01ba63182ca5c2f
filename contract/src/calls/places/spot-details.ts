import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('AllSpots');
const spotsWrite = staff('spots.write');

export const getSpotDetails = spotsWrite('GET', '/operator/spots/:id/details');
export const putSpotDetails = spotsWrite('PUT', '/operator/spots/:id/details');
