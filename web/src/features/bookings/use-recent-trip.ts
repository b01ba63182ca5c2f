import { type Booking, hasEnded } from '@wayfarer/contract';
import { useLocation } from 'react-router';
import { bookingsApi } from './api.ts';

/** Screens whose own buttons make the message unnecessary. */
const FORMS = /^\/(?:booking|updateBooking|payment|bookings\/[^/]+)(?:\/|$)/i;

/**
 * The current state of the trip that was just booked or paid, because the trip may be changed, paid, canceled or
 * deleted while its message is shown. Null if the message isn't needed on this screen, or if the trip has ended or
 * is gone.
 */
export function useRecentTrip(then: Booking): Booking | null {
  const { pathname } = useLocation();
  const { data: bookings, isFetching } = bookingsApi.useListBookingsQuery();
  const found = bookings?.find(({ _id }) => _id === then._id);
  const isGone = bookings !== undefined && !isFetching && !found;
  const trip = found ?? then;
  return FORMS.test(pathname) || hasEnded(trip) || isGone ? null : trip;
}
