export { deleteSharesOf, exportShares } from './account-data.ts';
export { tripFacts } from './trip-facts.ts';
export { tripRoutes } from './routes.ts';
export { bookingOfGuest } from './read-guest-trip.ts';
