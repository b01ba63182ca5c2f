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

/** The names of the emails to travelers, which are the headings above their settings. */
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

/** The settings for the agency's own words in an email. */
const ownWords = <Mail extends OwnWordMail>(mail: Mail) =>
  ({
    [`mails.${mail}.subject`]: subject(mail),
    [`mails.${mail}.opening`]: words(mail, texts.opening, texts.openingHint),
    [`mails.${mail}.closing`]: words(mail, texts.closing, texts.closingHint),
  }) as Record<`mails.${Mail}.${'subject' | 'opening' | 'closing'}`, SettingField>;

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

/** Settings for emails, grouped by email. Their words are in the site's first language. */
const IN_FIRST_LANGUAGE = {
  'mails.agencyNotices': {
    ...texts.agencyNotices,
    section: GENERAL,
    kind: 'choice',
    options: texts.noticeOptions,
    wide: true,
  },
  'mails.signature': { ...texts.signature, section: GENERAL, kind: 'text' },
  'mails.replyTo': { ...texts.replyTo, section: GENERAL, kind: 'email' },
  ...ownWords('booked'),
  'mails.confirmed.enabled': sent('confirmed'),
  ...ownWords('confirmed'),
  'mails.changed.enabled': sent('changed'),
  ...ownWords('changed'),
  'mails.balance.enabled': sent('balance'),
  'mails.balance.daysBefore': daysBefore('balance'),
  ...ownWords('balance'),
  'mails.reminder.enabled': sent('reminder'),
  'mails.reminder.daysBefore': daysBefore('reminder'),
  ...ownWords('reminder'),
  ...ownWords('cancelled'),
  'mails.review.enabled': sent('review'),
  ...ownWords('review'),
  ...ownWords('receipt'),
  ...ownWords('refund'),
  ...ownWords('refund_failed'),
  ...ownWords('charged_again'),
  ...ownWords('exception'),
  ...ownWords('wait_ended'),
  ...ownWords('rejected'),
  ...ownWords('verify_email'),
  ...ownWords('reset_password'),
  ...ownWords('change_email'),
  ...ownWords('email_changed'),
  ...ownWords('password_changed'),
} as const satisfies Readonly<Record<string, SettingField>>;

/** The words of emails in the site's other languages. They have the same fields as in the first language. */
const TRANSLATED = Object.fromEntries(
  MAIL_WORDS_KEYS.flatMap((key) =>
    MAIL_LANGUAGES.map((language) => [`${key}.${language}`, IN_FIRST_LANGUAGE[key]]),
  ),
) as Readonly<Record<TranslatedMailWordsKey, SettingField>>;

export const MAIL_FIELDS = { ...IN_FIRST_LANGUAGE, ...TRANSLATED };
