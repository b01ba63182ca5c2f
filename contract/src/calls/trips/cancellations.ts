import type { Call } from '../../declaration/call.ts';

export const previewCancellation = {
  method: 'GET',
  path: '/bookings/:id/cancellation',
  auth: 'user',
  group: 'Bookings',
} as const satisfies Call;

export const cancelBooking = {
  method: 'POST',
  path: '/bookings/:id/cancellation',
  auth: 'user',
  group: 'Bookings',
} as const satisfies Call;
