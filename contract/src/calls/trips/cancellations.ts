import { callsOf } from '../calls-of.ts';

const { call } = callsOf('Bookings');

export const previewCancellation = call('GET', '/bookings/:id/cancellation', 'user');
export const cancelBooking = call('POST', '/bookings/:id/cancellation', 'user');
