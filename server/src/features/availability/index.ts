/** The days of destinations that can be booked, and by how many people. */
export { assertOnSale, assertRoom, holdPlaces, movePlaces } from './places.ts';
export { availabilityRoutes } from './routes.ts';
export { closeDeparture, findDeparture, findLimits, openDeparture } from './store.ts';
export { comparePlaces, mendPlaces, type ComparedPlaces } from './store-recount.ts';
