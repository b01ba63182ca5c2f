import { callsOf } from '../calls-of.ts';

const { call } = callsOf('AllSpots');

export const listSpots = call('GET', '/allSpots', 'public');
export const spotFacets = call('GET', '/allSpots/facets', 'public');
export const suggestSpots = call('GET', '/allSpots/suggestions', 'public');
export const getSpot = call('GET', '/allSpots/:id', 'public');
