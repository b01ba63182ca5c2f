import { staff } from '../staff.ts';

export const lookUpCheckIn = staff('POST', '/checkIns/lookup', 'checkin', 'Bookings');
export const recordAttendance = staff(
  'POST',
  '/operator/bookings/:id/attendance',
  'checkin',
  'Bookings',
);
