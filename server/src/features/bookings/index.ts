export { exportBookings, eraseTravellers, detachBookings } from './account-data.ts';
export { bookingRoutes } from './routes.ts';
