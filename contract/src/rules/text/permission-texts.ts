import type { ExtraPermission } from '../people/permissions.ts';

/** What someone may do besides what their role has, in words. */
export const permissionTexts: Readonly<Record<ExtraPermission, string>> = {
  'bookings.read': 'see bookings',
  'bookings.write': 'change bookings',
  checkin: 'check travelers in',
  'bookings.cancel': 'cancel bookings',
  'departures.cancel': 'call trips off, with everything back',
  'money.read': 'see the money',
  'money.counter': 'take cash',
  'money.void': 'void cash payments',
  'money.refund': 'refund beyond the policy',
  'customers.read': 'see customers',
  'customers.export': 'export customers',
  'customers.erase': 'erase customers',
  'spots.write': 'edit destinations',
  'spots.moderate': 'approve contributions',
  'availability.write': 'set availability',
  'reviews.moderate': 'moderate reviews',
  messages: 'answer messages',
  'newsletter.export': 'export the newsletter',
  'policies.write': 'make policies',
  'settings.write': 'change settings',
  'audit.read': 'read the audit log',
  'integrations.manage': 'manage integrations',
};
