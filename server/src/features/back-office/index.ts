export { backOfficeRoutes } from './routes.ts';
export { runBatches } from './run-batches.ts';
