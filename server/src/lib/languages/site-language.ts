import { DEFAULT_LANGUAGE, findLanguage, type Language } from '@wayfarer/contract';
import type { Config } from '../../config/config.ts';
import { invalidInput, ProblemError } from '../../problem-error.ts';

interface Site {
  config: Pick<Config, 'languages'>;
}

/** A language for translations. Throws `invalid_input`, `not_built`. */
export function siteLanguage({ config }: Site, tag: string): Language {
  const found = findLanguage(tag)?.tag;
  if (found === undefined) throw invalidInput('language', 'is not a language of the product');
  if (found === config.languages[0])
    throw invalidInput('language', 'is the language of the originals');
  if (!config.languages.includes(found))
    throw new ProblemError('not_built', 'This site isn’t in that language.');
  return found;
}

/**
 * The language that a call asks for. Undefined if it asks for none, or for the site's first, which is that of the
 * original texts. Throws `invalid_input` for a language that the site doesn't have.
 */
export function languageAsked({ config }: Site, asked: string | undefined): Language | undefined {
  if (asked === undefined) return undefined;
  const found = findLanguage(asked)?.tag;
  if (found === undefined || !config.languages.includes(found))
    throw invalidInput('language', 'is not a language of this site');
  return found === config.languages[0] ? undefined : found;
}

export function languageOf({ config }: Site, asked: Language | undefined): Language {
  return asked ?? config.languages[0] ?? DEFAULT_LANGUAGE;
}
