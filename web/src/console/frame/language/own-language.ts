import { CONSOLE_LANGUAGE_COOKIE, type SiteLanguage } from '@wayfarer/contract';
import { prefix, withoutPrefix, withPrefix } from '../../../lib/language.ts';
import { CONSOLE } from '../../kit/address/paths.ts';

const YEAR = 365 * 24 * 60 * 60; // seconds

/**
 * Remembers the language for the server, which then answers in it at every address of the console. One cookie for each
 * language's addresses: public pages get none, so that caches can share them. Null forgets it.
 */
export function rememberLanguage(languages: readonly SiteLanguage[], tag: string | null): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  const age = tag === null ? 0 : YEAR;
  for (const { prefix: of } of languages) {
    const path = withPrefix(CONSOLE, of);
    // Firefox and Safari have no other way to write a cookie
    document.cookie = `${CONSOLE_LANGUAGE_COOKIE}=${tag ?? ''};path=${path};max-age=${age};samesite=lax${secure}`;
  }
}

/** The language that the last person who used the console in this browser chose. */
export function rememberedLanguage(): string | undefined {
  const pairs = document.cookie.split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === CONSOLE_LANGUAGE_COOKIE)?.[1];
}

/** The address of the page in a language; undefined if the page is already in it, or the site doesn't have it. */
export function addressIn(
  languages: readonly SiteLanguage[],
  tag: string | undefined,
): string | undefined {
  const wanted = languages.find((language) => language.tag === tag);
  if (!wanted || wanted.prefix === prefix) return undefined;
  const { pathname, search, hash } = location;
  return withPrefix(`${withoutPrefix(pathname)}${search}${hash}`, wanted.prefix);
}
