import { staff } from '../staff.ts';

export const getToday = staff('GET', '/operator/dashboard', 'bookings.read', 'Bookings');
