/** The mails of a trip that are written once each, in the order in which a traveler gets them. */
export const TRIP_MAIL_KINDS = [
  'booked',
  'confirmed',
  'changed',
  'balance',
  'reminder',
  'cancelled',
  'review',
] as const;
export type TripMailKind = (typeof TRIP_MAIL_KINDS)[number];

/** All mails about a booking; the others follow from its payments, or were written by hand. */
export const MAIL_KINDS = [
  ...TRIP_MAIL_KINDS,
  'receipt',
  'refund',
  'refund_failed',
  'exception',
  'by_hand',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What an agency can do without; who books gets a confirmation in any case. */
export const SWITCHABLE_MAILS = ['confirmed', 'changed', 'balance', 'reminder', 'review'] as const;
