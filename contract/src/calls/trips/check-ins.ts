import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Bookings');
const checkin = staff('checkin');

export const lookUpCheckIn = checkin('POST', '/checkIns/lookup');
export const recordAttendance = checkin('POST', '/operator/bookings/:id/attendance');
