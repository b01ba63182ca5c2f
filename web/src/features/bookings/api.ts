import {
  createBooking,
  deleteBooking,
  getBooking,
  getSpot,
  listBookings,
  updateBooking,
} from '@wayfarer/contract';
import { api } from '../../api/client.ts';
import { readOn } from '../../api/read-on.ts';
import { read, write } from '../../api/request.ts';

/** The traveller's bookings, and the destination that the booking form is about. */
export const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBookings: readOn(build, listBookings),
    getBooking: read(build, getBooking),
    createBooking: write(build, createBooking),
    updateBooking: write(build, updateBooking),
    deleteBooking: write(build, deleteBooking),
    bookingSpot: read(build, getSpot),
  }),
});

export const {
  useListBookingsQuery,
  useGetBookingQuery,
  useCreateBookingMutation,
  useUpdateBookingMutation,
  useDeleteBookingMutation,
  useBookingSpotQuery,
} = bookingsApi;
