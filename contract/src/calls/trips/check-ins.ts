import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Bookings');

export const lookUpCheckIn = staff('POST', '/checkIns/lookup', 'checkin');
export const recordAttendance = staff('POST', '/operator/bookings/:id/attendance', 'checkin');
