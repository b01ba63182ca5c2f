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

/** What follows from the payments of a booking. */
const PAYMENT_MAIL_KINDS = ['receipt', 'refund', 'refund_failed'] as const;
export type PaymentMailKind = (typeof PAYMENT_MAIL_KINDS)[number];

/** All mails about a booking that the product writes by itself. */
export const COMPOSED_MAIL_KINDS = [
  ...TRIP_MAIL_KINDS,
  ...PAYMENT_MAIL_KINDS,
  'exception',
] as const;
export type ComposedMailKind = (typeof COMPOSED_MAIL_KINDS)[number];

/** `news`: several that were held back, in one. */
export const MAIL_KINDS = [...COMPOSED_MAIL_KINDS, 'news', 'by_hand'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What an agency can do without; who books gets a confirmation in any case. */
export const SWITCHABLE_MAILS = ['confirmed', 'changed', 'balance', 'reminder', 'review'] as const;
