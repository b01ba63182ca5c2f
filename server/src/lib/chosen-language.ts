import { findLanguage, type Language } from '@wayfarer/contract';
import { invalidInput } from '../problem-error.ts';

/**
 * A language that someone chose, in its usual spelling; null clears the choice. Throws `invalid_input` for a language
 * that the site doesn't have.
 */
export function chosenLanguage(
  { languages }: { languages: readonly Language[] },
  asked: string | null,
): Language | null {
  const tag = asked === null ? null : findLanguage(asked)?.tag;
  if (tag === undefined || (tag !== null && !languages.includes(tag)))
    throw invalidInput('language', 'is no language of this site');
  return tag;
}
