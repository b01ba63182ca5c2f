/** What the agency books, and changes, for travelers. */
export { bookingChangeRoutes } from './routes.ts';
