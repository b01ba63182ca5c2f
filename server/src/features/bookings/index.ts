export { exportBookings, eraseTravellers, detachBookings } from './account-data.ts';
export { nameBookings } from './booking-references.ts';
export { repricedBooking } from './agree-price.ts';
export { agreedPrice, travelDateRefusal } from './policy.ts';
export { getBooking, getBookingForStaff } from './get-booking.ts';
export {
  endBooking,
  insertCancellation,
  reinstate,
  type CancellationRow,
} from './store/cancellations.ts';
export { lockEndedBookingForUpdate, updateBookingRow } from './store/bookings.ts';
export { bookingRoutes } from './routes.ts';
