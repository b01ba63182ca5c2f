import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Bookings');
const bookingsCancel = staff('bookings.cancel');

export const cancelBookingAsOperator = bookingsCancel(
  'POST',
  '/operator/bookings/:id/cancellation',
);
export const previewCancellationAsOperator = bookingsCancel(
  'GET',
  '/operator/bookings/:id/cancellation',
);
export const reinstateBooking = bookingsCancel('POST', '/operator/bookings/:id/reinstatement');
