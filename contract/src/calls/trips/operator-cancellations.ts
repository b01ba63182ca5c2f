import type { Call } from '../../declaration/call.ts';

export const cancelBookingAsOperator = {
  method: 'POST',
  path: '/operator/bookings/:id/cancellation',
  auth: 'staff',
  permission: 'bookings.cancel',
  group: 'Bookings',
} as const satisfies Call;

export const previewCancellationAsOperator = {
  method: 'GET',
  path: '/operator/bookings/:id/cancellation',
  auth: 'staff',
  permission: 'bookings.cancel',
  group: 'Bookings',
} as const satisfies Call;

export const reinstateBooking = {
  method: 'POST',
  path: '/operator/bookings/:id/reinstatement',
  auth: 'staff',
  permission: 'bookings.cancel',
  group: 'Bookings',
} as const satisfies Call;
