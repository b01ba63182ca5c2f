import { z } from 'zod/mini';
import { email, text } from '../fields/text.ts';
import { TEXT_LIMITS } from '../options/limits.ts';
import { OWN_WORD_MAILS, type OwnWordMail } from '../options/trips/mail-kinds.ts';
import { placeholderFault } from '../rules/text/mail-placeholders.ts';
import { MAIL_LANGUAGES, type MailLanguage, type MailWordsKey } from './mail-words.ts';
import { days, orEmpty, setting, type Setting } from './setting.ts';

/** The maximum number of characters of the opening and closing texts. */
const OPENING = 1000;

const words = (mail: OwnWordMail, most: number) =>
  setting(text(most), '', { refuse: (value) => placeholderFault(value, mail) });

/** The agency's own texts. An empty text means the product's own. */
const OWN_WORDS = Object.fromEntries(
  OWN_WORD_MAILS.flatMap((mail) => [
    [`mails.${mail}.subject`, words(mail, TEXT_LIMITS.mailSubject)],
    [`mails.${mail}.opening`, words(mail, OPENING)],
    [`mails.${mail}.closing`, words(mail, OPENING)],
  ]),
) as Record<Exclude<MailWordsKey, 'mails.signature'>, ReturnType<typeof words>>;

const enabled = (usual: boolean) => setting(z.boolean(), usual);
const daysBefore = (usual: number) => setting(days(60), usual);

/** Emails' texts, and which emails are sent when. */
const IN_FIRST_LANGUAGE = {
  'mails.signature': setting(text(100), 'Warmly,'),
  /** The address for replies; empty for the agency's address. */
  'mails.replyTo': setting(orEmpty(email()), '', { privateHistory: true }),
  /**
   * How the agency is notified of bookings, messages and other tasks: with one email each, or with a digest at 7 a.m.
   */
  'mails.agencyNotices': setting(z.enum(['at_once', 'digest']), 'at_once'),
  ...OWN_WORDS,
  'mails.confirmed.enabled': enabled(true),
  'mails.changed.enabled': enabled(true),
  'mails.balance.enabled': enabled(true),
  'mails.reminder.enabled': enabled(true),
  'mails.review.enabled': enabled(true),
  /** The number of days before a trip; the email is sent at 9 a.m. at the destination. */
  'mails.balance.daysBefore': daysBefore(7),
  'mails.reminder.daysBefore': daysBefore(3),
} as const;

type Words = Setting<ReturnType<typeof text>>;
type Translations = Record<`${MailWordsKey}.${MailLanguage}`, Words>;

/** The agency's own texts in the site's other languages. An empty text means the product's own in that language. */
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
