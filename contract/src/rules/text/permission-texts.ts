import type { ExtraPermission } from '../people/permissions.ts';
import * as texts from '../../words/people/permissions.texts.js';

export const permissionTexts: Readonly<Record<ExtraPermission, string>> = {
  'bookings.read': texts.bookingsRead,
  'bookings.write': texts.bookingsWrite,
  checkin: texts.checkin,
  'bookings.cancel': texts.bookingsCancel,
  'departures.cancel': texts.departuresCancel,
  'money.read': texts.moneyRead,
  'money.counter': texts.moneyCounter,
  'money.void': texts.moneyVoid,
  'money.refund': texts.moneyRefund,
  'customers.read': texts.customersRead,
  'customers.export': texts.customersExport,
  'customers.erase': texts.customersErase,
  'spots.write': texts.spotsWrite,
  'availability.write': texts.availabilityWrite,
  'spots.moderate': texts.spotsModerate,
  'reviews.moderate': texts.reviewsModerate,
  messages: texts.messages,
  'newsletter.export': texts.newsletterExport,
  'policies.write': texts.policiesWrite,
  'settings.write': texts.settingsWrite,
  'audit.read': texts.auditRead,
};
