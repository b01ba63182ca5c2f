import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Bookings');

export const getToday = staff('bookings.read')('GET', '/operator/dashboard');
