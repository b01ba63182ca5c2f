import type { ExtraPermission } from '../people/permissions.ts';

/** Extra permissions in words. */
export const permissionTexts: Readonly<Record<ExtraPermission, string>> = {
  'bookings.read': 'see bookings',
  'bookings.write': 'change bookings',
  checkin: 'check travelers in',
  'bookings.cancel': 'cancel bookings',
  'departures.cancel': 'call off trips with a full refund',
  'money.read': 'see payments and revenue',
  'money.counter': 'take cash',
  'money.void': 'void cash payments',
  'money.refund': 'refund beyond the terms',
  'customers.read': 'see customers',
  'customers.export': 'export customers',
  'customers.erase': 'erase customers',
  'spots.write': 'edit destinations',
  'spots.moderate': 'approve contributions',
  'reviews.moderate': 'moderate reviews',
  messages: 'answer messages',
  'newsletter.export': 'export newsletter subscribers',
  'policies.write': 'edit cancellation terms',
  'settings.write': 'change settings',
  'audit.read': 'read the audit log',
};
