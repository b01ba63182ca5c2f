import type { AuditKind } from '@wayfarer/contract';

export const kindTexts: Readonly<Record<AuditKind, string>> = {
  bookings: 'Bookings',
  money: 'Money',
  destinations: 'Destinations',
  policies: 'Cancellation terms',
  customers: 'Customers',
  messages: 'Messages and emails',
  reviews: 'Reviews',
  team: 'Team',
  settings: 'Settings',
};

export const auditTexts = {
  title: 'Audit log',
  text: 'What your team did, and when. No one can change or delete it.',
  caption: 'Entries',
  failed: 'The audit log could not be loaded.',
  empty: 'Nothing yet',
  emptyText: 'Your team’s actions appear here, such as bookings, refunds and changes to settings.',
  emptyFilter: 'No matches. Try other days, another person or another kind.',
  when: 'When',
  who: 'Who',
  what: 'What',
  record: 'Record',
  kind: 'Kind',
  days: 'Days',
  from: 'First day',
  to: 'Last day',
  search: 'Booking reference or id',
  gone: 'A former colleague',
  now: (then: string, name: string) => `${then} (now ${name})`,
  noName: 'No name',
  hidden: 'A customer',
  file: 'audit.csv',
  question: 'Export these entries?',
  explanation:
    'The file contains every entry in this list, in words. The export is recorded in the audit log.',
} as const;
