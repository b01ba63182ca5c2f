import { call } from '../call.ts';

export const previewCancellation = call('GET', '/bookings/:id/cancellation', 'user', 'Bookings');
export const cancelBooking = call('POST', '/bookings/:id/cancellation', 'user', 'Bookings');
