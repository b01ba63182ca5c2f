import type { AuditKind } from '@wayfarer/contract';

export const kindTexts: Readonly<Record<AuditKind, string>> = {
  bookings: 'Bookings',
  money: 'Money',
  destinations: 'Destinations',
  policies: 'Cancellation terms',
  customers: 'Customers',
  messages: 'Messages and mails',
  reviews: 'Reviews',
  team: 'Team',
  settings: 'Settings',
};

export const auditTexts = {
  title: 'Audit log',
  text: 'What your team did, and when. Nobody can change it, and nothing is ever deleted.',
  list: 'Acts',
  failed: 'The audit log could not be loaded.',
  empty: 'Nothing yet',
  emptyText: 'Whatever your team does to bookings, money, destinations and people will stand here.',
  emptyFilter: 'Nothing fits. Try other days, another person or another kind.',
  when: 'When',
  who: 'Who',
  what: 'What',
  record: 'Record',
  kind: 'Kind',
  days: 'Days',
  from: 'First day',
  to: 'Last day',
  search: 'Booking reference or id',
  gone: 'Somebody who is gone',
  noName: 'Without a name',
  hidden: 'A customer',
  file: 'audit.csv',
  question: 'Export these entries?',
  explanation:
    'The file holds every entry that your filter finds, in words. That you took it is written into the audit log.',
} as const;
