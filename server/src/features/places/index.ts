/** Which days of destinations are sold, and how many places they have left. It knows no other feature. */
export { assertOnSale, assertRoom, holdPlaces, movePlaces, retakePlaces } from './places.ts';
export { goesOf, limitsOf, shownPlaces, stateOf } from './present.ts';
export { findGoing, guaranteeDay, listBelowMinimum, listUndecided } from './store-minimums.ts';
export {
  bookedDays,
  closeDeparture,
  findDeparture,
  findLimits,
  listDays,
  lockSale,
  openDeparture,
  putDays,
  putLimits,
} from './store.ts';
export {
  comparePlaces,
  lockBookingsOfOffer,
  mendPlaces,
  recountPlaces,
  type ComparedPlaces,
} from './store-recount.ts';
