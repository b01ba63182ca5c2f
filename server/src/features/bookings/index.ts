export { exportBookings, forgetTravellers, partBookings } from './account-data.ts';
export { bookingRoutes } from './routes.ts';
