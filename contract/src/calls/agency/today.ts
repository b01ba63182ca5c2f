import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Bookings');

export const getToday = staff('GET', '/operator/dashboard', 'bookings.read');
