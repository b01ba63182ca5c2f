import { DEFAULT_LANGUAGE, findLanguage, type Language, languagePrefix } from '@wayfarer/contract';
import type { Config } from '../config/config.ts';
import * as english from './written/index.ts';
import { inLanguages } from './written/index.languages.js';

/** All emails, as functions that write them in one language. */
export type Written = typeof english;

/** The texts of one language for a traveler's emails and papers. */
export interface WordsInLanguage {
  language: Language;
  /** The address of the site in this language, to which paths are added. */
  publicUrl: string;
  /** The emails in this language. */
  write: Written;
}

const loaded = new Map<string, Written>([['en', english]]);

/**
 * The language to store with a record; null for the site's first language, and for a language that the site doesn't
 * have.
 */
export function languageToKeep(
  { languages }: Pick<Config, 'languages'>,
  asked = '',
): string | null {
  const tag = findLanguage(asked)?.tag;
  return tag === undefined || languages.indexOf(tag) < 1 ? null : tag;
}

/** Loads the texts of emails in the site's languages, so that writing an email in a transaction never waits for them. */
export async function loadWords({ languages }: Pick<Config, 'languages'>): Promise<void> {
  await Promise.all(
    languages.map(async (language) => {
      const load = inLanguages[language];
      if (load !== undefined && !loaded.has(language)) loaded.set(language, await load());
    }),
  );
}

/**
 * The words for emails in the language of a booking or an account. Null means the site's first language, which is also
 * used for a language that the site no longer has. The agency's own emails are always in the first language.
 */
export function wordsIn(
  { http, languages }: Pick<Config, 'languages'> & { http: Pick<Config['http'], 'publicUrl'> },
  language: string | null,
): WordsInLanguage {
  const [first = DEFAULT_LANGUAGE] = languages;
  const known = language === null ? undefined : findLanguage(language)?.tag;
  const spoken = known !== undefined && languages.includes(known) ? known : first;
  const write = loaded.get(spoken);
  if (write === undefined) throw new Error(`emails in the language ${spoken} were not loaded`);
  return {
    language: spoken,
    publicUrl: `${http.publicUrl}${languagePrefix(languages, spoken)}`,
    write,
  };
}
