export { exportBookings, eraseTravellers, detachBookings } from './account-data.ts';
export { nameBookings } from './booking-references.ts';
export { bookingRoutes } from './routes.ts';
