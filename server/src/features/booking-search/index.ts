export { decimalMoney } from './export-bookings.ts';
export { bookingRowsOf } from './list-bookings.ts';
export { bookingSearchRoutes } from './routes.ts';
