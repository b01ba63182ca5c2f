export { anonymiseBookings, exportBookings } from './account-data.ts';
export { bookingRoutes } from './routes.ts';
