/**
 * The days on which a destination can be booked: the agency's settings, and the calendar for travelers. The feature
 * `places` counts each day's places.
 */
export { availabilityRoutes } from './routes.ts';
