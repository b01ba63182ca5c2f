import { findLanguage, type Language } from '@wayfarer/contract';
import { invalidInput } from '../problem-error.ts';

/**
 * A chosen language in its usual spelling; null clears the choice. Throws `invalid_input` if the site doesn't have it.
 */
export function chosenLanguage(
  { languages }: { languages: readonly Language[] },
  asked: string | null,
): Language | null {
  const tag = asked === null ? null : findLanguage(asked)?.tag;
  if (tag === undefined || (tag !== null && !languages.includes(tag)))
    throw invalidInput('language', 'is not a language of this site');
  return tag;
}
