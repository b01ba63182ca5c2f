import {
  CONSOLE_LANGUAGE_COOKIE,
  findLanguage,
  type Language,
  languagePrefix,
} from '@wayfarer/contract';
import { inLanguage } from './language-addresses.ts';

/** The language in a request's cookies; undefined if they name no language of the site. */
function ownLanguage(languages: readonly Language[], cookies = ''): Language | undefined {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  const [, value = ''] = pairs.find(([name]) => name === CONSOLE_LANGUAGE_COOKIE) ?? [];
  const tag = findLanguage(value)?.tag;
  return tag !== undefined && languages.includes(tag) ? tag : undefined;
}

/**
 * The address of a console screen in the language that was chosen in this browser. Undefined if none was, or if the
 * requested address is already in it.
 */
export function ownAddress(
  languages: readonly Language[],
  cookies: string | undefined,
  requested: { prefix: string; url: string },
): string | undefined {
  const language = ownLanguage(languages, cookies);
  if (language === undefined) return undefined;
  const prefix = languagePrefix(languages, language);
  return prefix === requested.prefix ? undefined : inLanguage(prefix, requested.url);
}
