import { call } from '../call.ts';

export const listOwnSpots = call('GET', '/allSpotsById', 'user', 'AllSpots');
export const createSpot = call('POST', '/allSpots', 'user', 'AllSpots');
export const updateSpot = call('PUT', '/allSpots/:id', 'user', 'AllSpots');
export const deleteSpot = call('DELETE', '/allSpots/:id', 'user', 'AllSpots');
