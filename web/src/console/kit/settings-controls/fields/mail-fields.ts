import {
  midSentence,
  MAIL_LANGUAGES,
  MAIL_WORDS_KEYS,
  type OwnWordMail,
  placeholdersOf,
  type TranslatedMailWordsKey,
} from '@wayfarer/contract';
import { mails as texts, mailSections as mailNames, sections } from './labels.texts.js';
import type { SettingField } from './setting-field.ts';

/** The emails to travelers, as headings of their settings. */
export const mailSections: Readonly<Record<OwnWordMail, string>> = mailNames;

const GENERAL = sections.mails;
const known = (mail: OwnWordMail) =>
  placeholdersOf(mail)
    .map((name) => `{${name}}`)
    .join(', ');

const subject = (mail: OwnWordMail): SettingField => ({
  label: texts.subject,
  section: mailSections[mail],
  hint: texts.subjectHint(known(mail)),
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
const opening = (mail: OwnWordMail) => words(mail, texts.opening, texts.openingHint);
const closing = (mail: OwnWordMail) => words(mail, texts.closing, texts.closingHint);
const sent = (mail: OwnWordMail): SettingField => ({
  label: texts.send(midSentence(mailSections[mail])),
  section: mailSections[mail],
  kind: 'switch',
});
const daysBefore = (mail: OwnWordMail): SettingField => ({
  label: texts.daysBefore,
  section: mailSections[mail],
  hint: texts.daysBeforeHint,
  kind: 'days',
});

/** Settings for emails, in which those of one email are together; words in the site's first language. */
const IN_FIRST_LANGUAGE = {
  'mails.agencyNotices': {
    label: texts.agencyNotices.label,
    section: GENERAL,
    hint: texts.agencyNotices.hint,
    kind: 'choice',
    options: texts.noticeOptions,
    wide: true,
  },
  'mails.signature': {
    label: texts.signature.label,
    section: GENERAL,
    hint: texts.signature.hint,
    kind: 'text',
  },
  'mails.replyTo': {
    label: texts.replyTo.label,
    section: GENERAL,
    hint: texts.replyTo.hint,
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
