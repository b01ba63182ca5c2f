import { call } from '../call.ts';

export const listSpots = call('GET', '/allSpots', 'public', 'AllSpots');
export const spotFacets = call('GET', '/allSpots/facets', 'public', 'AllSpots');
export const suggestSpots = call('GET', '/allSpots/suggestions', 'public', 'AllSpots');
export const getSpot = call('GET', '/allSpots/:id', 'public', 'AllSpots');
