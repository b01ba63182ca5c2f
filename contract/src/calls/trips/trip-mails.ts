import { staff } from '../staff.ts';

export const listMailKinds = staff('GET', '/operator/mails/kinds', 'bookings.read', 'Bookings');
export const previewMail = staff(
  'GET',
  '/operator/mails/:kind/preview',
  'bookings.read',
  'Bookings',
);
export const previewOwnWords = staff(
  'POST',
  '/operator/mails/:kind/words',
  'settings.write',
  'Settings',
);
export const testMail = staff('POST', '/operator/mails/:kind/test', 'settings.write', 'Bookings');
export const sendBookingMail = staff(
  'POST',
  '/operator/bookings/:id/mails',
  'bookings.write',
  'Bookings',
);
