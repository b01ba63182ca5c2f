import * as contract from '@wayfarer/contract';
import { fetchAllPages } from '../../api/fetch-all-pages.ts';
import { injectEndpoints, read, write } from '../../api/request.ts';

export const bookingsApi = injectEndpoints((build) => ({
  listBookings: fetchAllPages(build, contract.listBookings, { state: 'all' }),
  getBooking: read(build, contract.getBooking),
  createBooking: write(build, contract.createBooking),
  createQuote: write(build, contract.createQuote),
  updateBooking: write(build, contract.updateBooking),
  deleteBooking: write(build, contract.deleteBooking),
  previewCancellation: read(build, contract.previewCancellation),
  cancelBooking: write(build, contract.cancelBooking, ['Payments']),
  bookingSpot: read(build, contract.getSpot),
})).enhanceEndpoints({
  // a quote changes nothing
  endpoints: { createQuote: { invalidatesTags: [] } },
});
