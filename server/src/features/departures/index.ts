export { runBatches } from './call-off/run-batches.ts';
export { guaranteeDepartures } from './guarantee/guarantee-departures.ts';
export { departureRoutes } from './routes.ts';
