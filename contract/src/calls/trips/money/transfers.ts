import { callsOf } from '../../calls-of.ts';

const { call } = callsOf('Bookings');

export const getTransfer = call('GET', '/bookings/:id/transfer', 'user');
export const announceTransfer = call('POST', '/bookings/:id/transfer', 'user');
