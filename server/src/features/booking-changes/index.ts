/** Bookings that the agency makes and changes for travelers. */
export { bookingChangeRoutes } from './routes.ts';
