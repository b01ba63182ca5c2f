import type { Call } from '../../declaration/call.ts';

export const listMailKinds = {
  method: 'GET',
  path: '/operator/mails/kinds',
  auth: 'staff',
  permission: 'bookings.read',
  group: 'Bookings',
} as const satisfies Call;

export const previewMail = {
  method: 'GET',
  path: '/operator/mails/:kind/preview',
  auth: 'staff',
  permission: 'bookings.read',
  group: 'Bookings',
} as const satisfies Call;

export const testMail = {
  method: 'POST',
  path: '/operator/mails/:kind/test',
  auth: 'staff',
  permission: 'settings.write',
  group: 'Bookings',
} as const satisfies Call;

export const sendBookingMail = {
  method: 'POST',
  path: '/operator/bookings/:id/mails',
  auth: 'staff',
  permission: 'bookings.write',
  group: 'Bookings',
} as const satisfies Call;
