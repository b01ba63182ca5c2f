import { callsOf } from '../calls-of.ts';

const bookings = callsOf('Bookings');
const settings = callsOf('Settings');

export const listMailKinds = bookings.staff('GET', '/operator/mails/kinds', 'bookings.read');
export const previewMail = bookings.staff('GET', '/operator/mails/:kind/preview', 'bookings.read');
export const previewOwnWords = settings.staff(
  'POST',
  '/operator/mails/:kind/words',
  'settings.write',
);
export const testMail = bookings.staff('POST', '/operator/mails/:kind/test', 'settings.write');
export const sendBookingMail = bookings.staff(
  'POST',
  '/operator/bookings/:id/mails',
  'bookings.write',
);
