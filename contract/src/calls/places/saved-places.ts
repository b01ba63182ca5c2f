import { call } from '../call.ts';

export const listSavedPlaces = call('GET', '/saved', 'user', 'Saved');
export const savePlace = call('PUT', '/saved/:spotId', 'user', 'Saved');
export const unsavePlace = call('DELETE', '/saved/:spotId', 'user', 'Saved');
export const mergeSavedPlaces = call('POST', '/saved/merge', 'user', 'Saved');
export const endSavedPlaces = call('DELETE', '/saved', 'user', 'Saved');
export const listPlaces = call('GET', '/places', 'public', 'AllSpots');
