import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('AllSpots');

export const getSpotDetails = staff('GET', '/operator/spots/:id/details', 'spots.write');
export const putSpotDetails = staff('PUT', '/operator/spots/:id/details', 'spots.write');
