import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Bookings');

export const cancelBookingAsOperator = staff(
  'POST',
  '/operator/bookings/:id/cancellation',
  'bookings.cancel',
);
export const previewCancellationAsOperator = staff(
  'GET',
  '/operator/bookings/:id/cancellation',
  'bookings.cancel',
);
export const reinstateBooking = staff(
  'POST',
  '/operator/bookings/:id/reinstatement',
  'bookings.cancel',
);
