export {
  detachBookings,
  eraseGuestBookings,
  eraseTravelers,
  exportBookings,
  findGuest,
} from './account-data.ts';
export { ensureReference, nameBookings } from './booking-references.ts';
export { mailBooked } from './making/mail-booked.ts';
export { writeBooking } from './making/write-booking.ts';
export { refuseTravelDate } from './refuse-travel-date.ts';
export { repricedBooking } from './prices/agree-price.ts';
export { agreedPrice, promisedInclusions } from './policy.ts';
export { renameDeadline } from './rename-traveler.ts';
export { getBooking, getBookingForStaff } from './get-booking.ts';
export { listBookingsForStaff } from './list-bookings.ts';
export {
  endBooking,
  insertCancellation,
  reinstate,
  type CancellationRow,
} from './store/cancellations.ts';
export {
  findBookingByReference,
  lockEndedBookingForUpdate,
  updateBookingRow,
} from './store/bookings.ts';
export { listBookedTrips } from './store/booked-trips.ts';
export { forgetColleagues } from './store/who-acted.ts';
export { bookingRoutes } from './routes.ts';
