import { callsOf } from '../calls-of.ts';

const { call } = callsOf('AllSpots');

export const listOwnSpots = call('GET', '/allSpotsById', 'user');
export const createSpot = call('POST', '/allSpots', 'user');
export const updateSpot = call('PUT', '/allSpots/:id', 'user');
export const deleteSpot = call('DELETE', '/allSpots/:id', 'user');
