import { callsOf } from '../calls-of.ts';

const saved = callsOf('Saved');
const spots = callsOf('AllSpots');

export const listSavedPlaces = saved.call('GET', '/saved', 'user');
export const savePlace = saved.call('PUT', '/saved/:spotId', 'user');
export const unsavePlace = saved.call('DELETE', '/saved/:spotId', 'user');
export const mergeSavedPlaces = saved.call('POST', '/saved/merge', 'user');
export const endSavedPlaces = saved.call('DELETE', '/saved', 'user');
export const listPlaces = spots.call('GET', '/places', 'public');
