import { DEFAULT_LANGUAGE, findLanguage, type Language, languagePrefix } from '@wayfarer/contract';
import type { Config } from '../config/config.ts';
import * as english from './written/index.ts';
import { inLanguages } from './written/index.languages.js';

/** All emails, in one language. */
export type Written = typeof english;

/** The texts of a traveler's emails and papers. */
export interface WordsInLanguage {
  language: Language;
  /** The site's address in this language, to which paths are added. */
  publicUrl: string;
  write: Written;
}

const loaded = new Map<string, Written>([['en', english]]);

/** The language to store with a record; null for the site's first, and for one that the site doesn't have. */
export function languageToKeep(
  { languages }: Pick<Config, 'languages'>,
  asked = '',
): string | null {
  const tag = findLanguage(asked)?.tag;
  return tag === undefined || languages.indexOf(tag) < 1 ? null : tag;
}

/** Loads the emails' texts, so that writing an email in a transaction never waits for them. */
export async function loadWords({ languages }: Pick<Config, 'languages'>): Promise<void> {
  await Promise.all(
    languages.map(async (language) => {
      const load = inLanguages[language];
      if (load !== undefined && !loaded.has(language)) loaded.set(language, await load());
    }),
  );
}

/**
 * The words for emails in a language. Null, and a language that the site no longer has, mean the site's first, which
 * the agency's own emails always have.
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
