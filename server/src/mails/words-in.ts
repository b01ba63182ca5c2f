import { DEFAULT_LANGUAGE, findLanguage, type Language, languagePrefix } from '@wayfarer/contract';
import type { Config } from '../config/config.ts';

/** A language for a traveler's emails and papers. */
export interface WordsInLanguage {
  language: Language;
  /** The address of the site in it, to which paths are added. */
  publicUrl: string;
}

/**
 * The words for emails in a language: a booking's or an account's, or null for the site's first. A language that the
 * site no longer has is its first, too. The agency's own emails are always in the first.
 */
export function wordsIn(
  { http, languages }: Pick<Config, 'http' | 'languages'>,
  language: string | null,
): WordsInLanguage {
  const [first = DEFAULT_LANGUAGE] = languages;
  const known = language === null ? undefined : findLanguage(language)?.tag;
  const spoken = known !== undefined && languages.includes(known) ? known : first;
  return {
    language: spoken,
    publicUrl: `${http.publicUrl}${languagePrefix(languages, spoken)}`,
  };
}
