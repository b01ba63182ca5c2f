import {
  MAIL_LANGUAGES,
  MAIL_WORDS_KEYS,
  type OwnWordMail,
  placeholdersOf,
  type TranslatedMailWordsKey,
} from '@wayfarer/contract';
import type { SettingField } from './setting-field.ts';

/** The emails to travelers, as headings of their settings. */
export const mailSections: Readonly<Record<OwnWordMail, string>> = {
  booked: 'Booking confirmation',
  confirmed: 'Voucher',
  changed: 'Notice of a change',
  balance: 'Balance reminder',
  reminder: 'Trip reminder',
  cancelled: 'Cancellation',
  review: 'Review request',
  receipt: 'Receipt',
  refund: 'Refund',
  refund_failed: 'Failed refund',
  charged_again: 'Refund due again',
  exception: 'More generous terms',
  rejected: 'Payment not accepted',
  verify_email: 'Confirm an email address',
  reset_password: 'Set a new password',
  change_email: 'Confirm a new email address',
  email_changed: 'Email address changed',
  password_changed: 'Password changed',
};

const GENERAL = 'All emails';
const known = (mail: OwnWordMail) =>
  placeholdersOf(mail)
    .map((name) => `{${name}}`)
    .join(', ');

const subject = (mail: OwnWordMail): SettingField => ({
  label: 'Subject',
  section: mailSections[mail],
  hint: `Leave empty for ours. You can use ${known(mail)}.`,
  kind: 'text',
  wide: true,
});
const words = (mail: OwnWordMail, label: string, hint: string): SettingField => ({
  label,
  section: mailSections[mail],
  hint,
  kind: 'long',
  rows: 3,
  wide: true,
});
const opening = (mail: OwnWordMail) =>
  words(mail, 'Opening paragraph', 'After the greeting. An empty line starts a new paragraph.');
const closing = (mail: OwnWordMail) => words(mail, 'Closing paragraph', 'Before the signature.');
const sent = (mail: OwnWordMail): SettingField => ({
  label: `Send ${mailSections[mail].toLowerCase()}`,
  section: mailSections[mail],
  kind: 'switch',
});
const daysBefore = (mail: OwnWordMail): SettingField => ({
  label: 'Days before the trip',
  section: mailSections[mail],
  hint: 'Sent at 9 a.m. at the destination.',
  kind: 'days',
});

/** Settings for emails, in which those of one email are together; words in the site's first language. */
const IN_FIRST_LANGUAGE = {
  'mails.agencyNotices': {
    label: 'Emails to the agency',
    section: GENERAL,
    hint: 'About bookings, messages and anything that needs your attention.',
    kind: 'choice',
    options: { at_once: 'One by one, at once', digest: 'Once a day at 7 a.m.' },
    wide: true,
  },
  'mails.signature': {
    label: 'Signature',
    section: GENERAL,
    hint: 'Above the agency’s name.',
    kind: 'text',
  },
  'mails.replyTo': {
    label: 'Reply-to address',
    section: GENERAL,
    hint: 'If different from the agency’s address.',
    kind: 'email',
  },
  'mails.booked.subject': subject('booked'),
  'mails.booked.opening': opening('booked'),
  'mails.booked.closing': closing('booked'),
  'mails.confirmed.enabled': sent('confirmed'),
  'mails.confirmed.subject': subject('confirmed'),
  'mails.confirmed.opening': opening('confirmed'),
  'mails.confirmed.closing': closing('confirmed'),
  'mails.changed.enabled': sent('changed'),
  'mails.changed.subject': subject('changed'),
  'mails.changed.opening': opening('changed'),
  'mails.changed.closing': closing('changed'),
  'mails.balance.enabled': sent('balance'),
  'mails.balance.daysBefore': daysBefore('balance'),
  'mails.balance.subject': subject('balance'),
  'mails.balance.opening': opening('balance'),
  'mails.balance.closing': closing('balance'),
  'mails.reminder.enabled': sent('reminder'),
  'mails.reminder.daysBefore': daysBefore('reminder'),
  'mails.reminder.subject': subject('reminder'),
  'mails.reminder.opening': opening('reminder'),
  'mails.reminder.closing': closing('reminder'),
  'mails.cancelled.subject': subject('cancelled'),
  'mails.cancelled.opening': opening('cancelled'),
  'mails.cancelled.closing': closing('cancelled'),
  'mails.review.enabled': sent('review'),
  'mails.review.subject': subject('review'),
  'mails.review.opening': opening('review'),
  'mails.review.closing': closing('review'),
  'mails.receipt.subject': subject('receipt'),
  'mails.receipt.opening': opening('receipt'),
  'mails.receipt.closing': closing('receipt'),
  'mails.refund.subject': subject('refund'),
  'mails.refund.opening': opening('refund'),
  'mails.refund.closing': closing('refund'),
  'mails.refund_failed.subject': subject('refund_failed'),
  'mails.refund_failed.opening': opening('refund_failed'),
  'mails.refund_failed.closing': closing('refund_failed'),
  'mails.charged_again.subject': subject('charged_again'),
  'mails.charged_again.opening': opening('charged_again'),
  'mails.charged_again.closing': closing('charged_again'),
  'mails.exception.subject': subject('exception'),
  'mails.exception.opening': opening('exception'),
  'mails.exception.closing': closing('exception'),
  'mails.rejected.subject': subject('rejected'),
  'mails.rejected.opening': opening('rejected'),
  'mails.rejected.closing': closing('rejected'),
  'mails.verify_email.subject': subject('verify_email'),
  'mails.verify_email.opening': opening('verify_email'),
  'mails.verify_email.closing': closing('verify_email'),
  'mails.reset_password.subject': subject('reset_password'),
  'mails.reset_password.opening': opening('reset_password'),
  'mails.reset_password.closing': closing('reset_password'),
  'mails.change_email.subject': subject('change_email'),
  'mails.change_email.opening': opening('change_email'),
  'mails.change_email.closing': closing('change_email'),
  'mails.email_changed.subject': subject('email_changed'),
  'mails.email_changed.opening': opening('email_changed'),
  'mails.email_changed.closing': closing('email_changed'),
  'mails.password_changed.subject': subject('password_changed'),
  'mails.password_changed.opening': opening('password_changed'),
  'mails.password_changed.closing': closing('password_changed'),
} as const satisfies Readonly<Record<string, SettingField>>;

/** The words in emails in each other language of the site, with the fields of the first. */
const TRANSLATED = Object.fromEntries(
  MAIL_WORDS_KEYS.flatMap((key) =>
    MAIL_LANGUAGES.map((language) => [`${key}.${language}`, IN_FIRST_LANGUAGE[key]]),
  ),
) as Readonly<Record<TranslatedMailWordsKey, SettingField>>;

export const MAIL_FIELDS = { ...IN_FIRST_LANGUAGE, ...TRANSLATED };
