export type { BookingRow } from '../../db/tables/bookings.ts';
export type { CancellationRow } from '../../db/tables/money/cancellations.ts';
export { assertConfirmed, assertStands, bookingEnded } from './assert-stands.ts';
export {
  acceptBookingRow,
  confirmBookingRow,
  daysAfterMove,
  expireBookingRow,
  heldState,
  holdForTransfer,
  holdWhilePaying,
  isRequestOver,
  readHoldRules,
  REQUESTED,
  type HoldRules,
} from './holds.ts';
export { NEW_BOOKING } from './new-booking.ts';
export { recordBookingEvent, type BookingEvent } from './record-event.ts';
export { ensureReference, insertNamedBooking, nameBookings } from './references.ts';
export {
  detachBookings,
  eraseGuestBookings,
  eraseTravelers,
  findGuest,
} from './store/account-data.ts';
export {
  deleteBookingRow,
  findBooking,
  findBookingByReference,
  findReference,
  hasTakenMoney,
  linkBookingsToSpot,
  lockBookingForUpdate,
  lockEndedBookingForUpdate,
  moveCounter,
  postponeHold,
  updateBookingRow,
} from './store/bookings.ts';
export {
  endBooking,
  insertCancellation,
  reinstate,
  setCancellationRefundState,
} from './store/cancellations.ts';
export { insertMailEvent, listEvents, listEventsOf, type EventRow } from './store/events.ts';
export { giveWaitingBookings, giveWaitingBookingsRaw } from './store/waiting.ts';
export { forgetColleagues } from './store/who-acted.ts';
