import { staff } from '../staff.ts';

export const cancelBookingAsOperator = staff(
  'POST',
  '/operator/bookings/:id/cancellation',
  'bookings.cancel',
  'Bookings',
);
export const previewCancellationAsOperator = staff(
  'GET',
  '/operator/bookings/:id/cancellation',
  'bookings.cancel',
  'Bookings',
);
export const reinstateBooking = staff(
  'POST',
  '/operator/bookings/:id/reinstatement',
  'bookings.cancel',
  'Bookings',
);
