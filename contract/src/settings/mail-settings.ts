import { z } from 'zod/mini';
import { email, text } from '../fields/text.ts';
import { TEXT_LIMITS } from '../options/limits.ts';
import type { OwnWordMail } from '../options/trips/mail-kinds.ts';
import { placeholderFault } from '../rules/text/mail-placeholders.ts';
import { MAIL_LANGUAGES, type MailLanguage, type MailWordsKey } from './mail-words.ts';
import { days, orEmpty, setting, type Setting } from './setting.ts';

/** The maximum number of characters of an opening or closing text. */
const OPENING = 1000;

const words = (mail: OwnWordMail, most: number) =>
  setting({
    schema: text(most),
    default: '',
    permission: 'settings.write',
    refuse: (value) => placeholderFault(value, mail),
  });
/** The agency's own words in emails of one kind; if the subject is empty, the product's is used. */
const subject = (mail: OwnWordMail) => words(mail, TEXT_LIMITS.mailSubject);
const opening = (mail: OwnWordMail) => words(mail, OPENING);
const closing = (mail: OwnWordMail) => words(mail, OPENING);
const enabled = (usual: boolean) =>
  setting({ schema: z.boolean(), default: usual, permission: 'settings.write' });
const daysBefore = (usual: number) =>
  setting({ schema: days(60), default: usual, permission: 'settings.write' });

/** Settings for the agency's own texts in emails, and for which emails are sent when. */
const IN_FIRST_LANGUAGE = {
  'mails.signature': setting({
    schema: text(100),
    default: 'Warmly,',
    permission: 'settings.write',
  }),
  /** The address for replies, if it isn't the agency's. */
  'mails.replyTo': setting({
    schema: orEmpty(email()),
    default: '',
    permission: 'settings.write',
    privateHistory: true,
  }),
  /**
   * The way in which the agency is notified of bookings, messages and other work: one email each, or a digest at 7 a.m.
   */
  'mails.agencyNotices': setting({
    schema: z.enum(['at_once', 'digest']),
    default: 'at_once',
    permission: 'settings.write',
  }),
  /** The agency's own words in each kind of email, with placeholders. */
  'mails.booked.subject': subject('booked'),
  'mails.booked.opening': opening('booked'),
  'mails.booked.closing': closing('booked'),
  'mails.confirmed.subject': subject('confirmed'),
  'mails.confirmed.opening': opening('confirmed'),
  'mails.confirmed.closing': closing('confirmed'),
  'mails.changed.subject': subject('changed'),
  'mails.changed.opening': opening('changed'),
  'mails.changed.closing': closing('changed'),
  'mails.balance.subject': subject('balance'),
  'mails.balance.opening': opening('balance'),
  'mails.balance.closing': closing('balance'),
  'mails.reminder.subject': subject('reminder'),
  'mails.reminder.opening': opening('reminder'),
  'mails.reminder.closing': closing('reminder'),
  'mails.cancelled.subject': subject('cancelled'),
  'mails.cancelled.opening': opening('cancelled'),
  'mails.cancelled.closing': closing('cancelled'),
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
  'mails.confirmed.enabled': enabled(true),
  'mails.changed.enabled': enabled(true),
  'mails.balance.enabled': enabled(true),
  'mails.reminder.enabled': enabled(true),
  'mails.review.enabled': enabled(true),
  /** The number of days before a trip when they are sent, at 9 a.m. at the destination. */
  'mails.balance.daysBefore': daysBefore(7),
  'mails.reminder.daysBefore': daysBefore(3),
} as const;

type Words = Setting<ReturnType<typeof text>>;
type Translations = Record<`${MailWordsKey}.${MailLanguage}`, Words>;

/** The agency's own words in each other language of the site; if empty, the product's in that language are used. */
const translations = Object.fromEntries(
  Object.entries(IN_FIRST_LANGUAGE).flatMap(([key, first]) =>
    /\.(?:subject|opening|closing|signature)$/.test(key)
      ? MAIL_LANGUAGES.map((language) => [`${key}.${language}`, { ...first, default: '' }])
      : [],
  ),
) as Translations;

export const MAIL_SETTINGS: typeof IN_FIRST_LANGUAGE & Translations = {
  ...IN_FIRST_LANGUAGE,
  ...translations,
};
