/** Settings of the days of destinations, and the calendar for travelers; their places are in `places`. */
export { availabilityRoutes } from './routes.ts';
