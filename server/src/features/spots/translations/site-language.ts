import { findLanguage, type Language } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { invalidInput, ProblemError } from '../../../problem-error.ts';

/** One of the site's languages that texts are translated into. Throws `invalid_input`, `not_built`. */
export function siteLanguage({ config }: Pick<UserContext, 'config'>, tag: string): Language {
  const found = findLanguage(tag)?.tag;
  if (found === undefined) throw invalidInput('language', 'is no language of the product');
  if (found === config.languages[0])
    throw invalidInput('language', 'is the language of the originals');
  if (!config.languages.includes(found))
    throw new ProblemError('not_built', 'This site isn’t in that language.');
  return found;
}
