/** The days on which destinations are sold, and the places that are left. This feature uses no other feature. */
export { assertOnSale, assertRoom, holdPlaces, movePlaces, nowOf, retakePlaces } from './places.ts';
export { type DayKey, keyOf, keyText, timeTaken } from './day-keys.ts';
export { departedBy } from './departed.ts';
export { assertFull } from './full-day.ts';
export { startAfterChange, startTimeOf, tripPlaces } from './start-times.ts';
export { limitsOf, shownPlaces, stateForWaiting, stateOf, type StoredLimits } from './present.ts';
export {
  keepFreePlaces,
  listOffersWithKept,
  listWaitingDays,
  lockKeptDays,
  lockQueue,
  releaseKept,
} from './store-kept.ts';
export { findWrongKept, mendKept, type WrongKept } from './store-kept-check.ts';
export {
  findMinimumAbove,
  guaranteeDay,
  listBelowMinimum,
  listLeftToday,
  listUndecided,
} from './store-minimums.ts';
export {
  bookedDays,
  findDeparture,
  findLimits,
  listDays,
  listStarts,
  lockDays,
  putDays,
  putLimits,
} from './store.ts';
export { closeDeparture, lockSale, lockSaleForShare, openDeparture } from './store-sale.ts';
export {
  comparePlaces,
  lockBookingsOfOffer,
  mendPlaces,
  recountPlaces,
  type ComparedPlaces,
} from './store-recount.ts';
