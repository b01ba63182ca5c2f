import {
  cancelBooking,
  createBooking,
  deleteBooking,
  getBooking,
  getSpot,
  listBookings,
  previewCancellation,
  updateBooking,
} from '@wayfarer/contract';
import { api } from '../../api/client.ts';
import { fetchAllPages } from '../../api/fetch-all-pages.ts';
import { read, write } from '../../api/request.ts';

/** The traveller's bookings, and the destination that the booking form is about. */
export const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBookings: fetchAllPages(build, listBookings, { state: 'all' }),
    getBooking: read(build, getBooking),
    createBooking: write(build, createBooking),
    updateBooking: write(build, updateBooking),
    deleteBooking: write(build, deleteBooking),
    previewCancellation: read(build, previewCancellation),
    cancelBooking: write(build, cancelBooking, ['Payments']),
    bookingSpot: read(build, getSpot),
  }),
});
