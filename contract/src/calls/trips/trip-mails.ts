import { callsOf } from '../calls-of.ts';

const bookings = callsOf('Bookings');
const settings = callsOf('Settings');
const bookingsRead = bookings.staff('bookings.read');

export const listMailKinds = bookingsRead('GET', '/operator/mails/kinds');
export const previewMail = bookingsRead('GET', '/operator/mails/:kind/preview');
export const previewOwnWords = settings.staff('settings.write')(
  'POST',
  '/operator/mails/:kind/words',
);
export const testMail = bookings.staff('settings.write')('POST', '/operator/mails/:kind/test');
export const sendBookingMail = bookings.staff('bookings.write')(
  'POST',
  '/operator/bookings/:id/mails',
);
