/** What leaves on a day, who goes, and calling it off. */
export { runBatches } from './call-off/run-batches.ts';
export { departureRoutes } from './routes.ts';
