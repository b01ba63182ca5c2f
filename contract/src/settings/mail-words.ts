import { KNOWN_LANGUAGES, type Language } from '../languages.ts';
import { OWN_WORD_MAILS, type OwnWordMail } from '../options/trips/mail-kinds.ts';

export const OWN_WORD_PARTS = ['subject', 'opening', 'closing'] as const;
export type OwnWordPart = (typeof OWN_WORD_PARTS)[number];

/** A setting with the agency's own email text, in the site's first language. */
export type MailWordsKey = `mails.${OwnWordMail}.${OwnWordPart}` | 'mails.signature';

/** A language of emails. The pseudo-language isn't one, because the agency has no texts in it. */
export type MailLanguage = Exclude<Language, 'en-XA'>;

export const MAIL_LANGUAGES: readonly MailLanguage[] = KNOWN_LANGUAGES.flatMap(({ state, tag }) =>
  state === 'pseudo' ? [] : [tag],
);

/** The setting with the same text in another language of the site, such as `mails.booked.subject.de`. */
export type TranslatedMailWordsKey = `${MailWordsKey}.${MailLanguage}`;

export const MAIL_WORDS_KEYS: readonly MailWordsKey[] = [
  'mails.signature',
  ...OWN_WORD_MAILS.flatMap((mail) =>
    OWN_WORD_PARTS.map((part): MailWordsKey => `mails.${mail}.${part}`),
  ),
];

const KEYS: ReadonlySet<string> = new Set(MAIL_WORDS_KEYS);
const isMailLanguage = (tag: string): tag is MailLanguage =>
  MAIL_LANGUAGES.some((known) => known === tag);

/**
 * The setting with the text of setting `key` in a language; undefined if `key` has no email text, or emails can't be
 * written in the language.
 */
export function mailWordsKey(key: string, language: string): TranslatedMailWordsKey | undefined {
  if (!KEYS.has(key) || !isMailLanguage(language)) return undefined;
  return `${key as MailWordsKey}.${language}`;
}

/** The language of a setting with a translated email text; undefined for other settings. */
export function languageOfMailWords(key: string): MailLanguage | undefined {
  const [, words = '', language = ''] = /^(.*)\.([a-z]{2})$/.exec(key) ?? [];
  return KEYS.has(words) && isMailLanguage(language) ? language : undefined;
}
