/** The departures of a day, their travelers, and their cancellation. */
export { runBatches } from './call-off/run-batches.ts';
export { departureRoutes } from './routes.ts';
