/** The emails about a trip, in the order in which a traveler gets them. */
export const TRIP_MAIL_KINDS = [
  'booked',
  'confirmed',
  'changed',
  'balance',
  'reminder',
  'cancelled',
  'review',
] as const;

const PAYMENT_MAIL_KINDS = ['receipt', 'refund', 'refund_failed', 'charged_again'] as const;
export type PaymentMailKind = (typeof PAYMENT_MAIL_KINDS)[number];

/** Emails about a booking that staff can preview and send again. */
export const COMPOSED_MAIL_KINDS = [
  ...TRIP_MAIL_KINDS,
  ...PAYMENT_MAIL_KINDS,
  'exception',
] as const;
export type ComposedMailKind = (typeof COMPOSED_MAIL_KINDS)[number];

/** Emails about an account, requested by the identity service. */
export const ACCOUNT_MAIL_KINDS = [
  'verify_email',
  'reset_password',
  'change_email',
  'email_changed',
  'password_changed',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

/** Emails without a trip; `rejected` is about a charge that couldn't be accepted. */
export const TRIPLESS_MAIL_KINDS = ['rejected', ...ACCOUNT_MAIL_KINDS] as const;
export type TriplessMailKind = (typeof TRIPLESS_MAIL_KINDS)[number];

/** The email about the end of a place on a waiting list, which has a trip but no booking. */
export const WAIT_ENDED = 'wait_ended';

/** Emails whose subject, opening and closing the agency can write itself. */
export const OWN_WORD_MAILS = [...COMPOSED_MAIL_KINDS, WAIT_ENDED, ...TRIPLESS_MAIL_KINDS] as const;
export type OwnWordMail = (typeof OWN_WORD_MAILS)[number];

/** Emails about bookings and waiting lists; `news` combines several that were held back. */
export const MAIL_KINDS = [
  ...COMPOSED_MAIL_KINDS,
  'requested',
  'declined',
  'guaranteed',
  'hold_ended',
  'offered',
  'payment_request',
  'transfer',
  'invoice',
  WAIT_ENDED,
  'news',
  'by_hand',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Emails that an agency can turn off. */
export const SWITCHABLE_MAILS = ['confirmed', 'changed', 'balance', 'reminder', 'review'] as const;
