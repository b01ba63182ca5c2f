import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';
import { readListPage } from '../list/read-list-page.ts';

/** The agency's bookings. */
export const consoleBookingsApi = injectEndpoints((build) => ({
  listOperatorBookings: readListPage(build, contract.listOperatorBookings),
  summarizeBookings: read(build, contract.summarizeBookings),
  countBookingViews: read(build, contract.countBookingViews),
  listDepartures: readListPage(build, contract.listDepartures),
  getManifest: read(build, contract.getManifest),
  getBatch: read(build, contract.getBatch),
  previewDepartureCancellation: read(build, contract.previewDepartureCancellation),
  cancelDeparture: write(build, contract.cancelDeparture),
  openDeparture: write(build, contract.openDeparture),
  retryBatch: write(build, contract.retryBatch),
  getBookingRecord: read(build, contract.getBookingRecord),
  previewCancellationAsOperator: read(build, contract.previewCancellationAsOperator),
  recordBookingAttendance: write(build, contract.recordAttendance),
  bookForCustomer: write(build, contract.bookForCustomer),
  destination: read(build, contract.getSpot),
  suggestDestinations: read(build, contract.suggestSpots),
  addBookingNote: write(build, contract.addBookingNote),
  removeBookingNote: write(build, contract.removeBookingNote),
  addCounterPayment: write(build, contract.addCounterPayment),
  voidCounterPayment: write(build, contract.voidCounterPayment),
  chargeAgain: write(build, contract.chargeAgain),
  refundPayment: write(build, contract.refundPayment, ['Bookings']),
  cancelBookingAsOperator: write(build, contract.cancelBookingAsOperator),
  reinstateBooking: write(build, contract.reinstateBooking),
  changeBookingAsOperator: write(build, contract.changeBookingAsOperator),
  changeContact: write(build, contract.changeContact, ['Users']),
  getTripLink: read(build, contract.getTripLink),
  renewTripLink: write(build, contract.renewTripLink),
  endTripLink: write(build, contract.endTripLink),
  listMailKinds: read(build, contract.listMailKinds),
  previewMail: read(build, contract.previewMail),
  sendBookingMail: write(build, contract.sendBookingMail),
}));
