export { exportBookingHistory } from './account-data.ts';
export { backOfficeRoutes } from './routes.ts';
export { runBatches } from './run-batches.ts';
