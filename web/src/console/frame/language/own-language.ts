import { CONSOLE_LANGUAGE_COOKIE, type SiteLanguage } from '@wayfarer/contract';
import { prefix, withoutPrefix, withPrefix } from '../../../lib/language.ts';
import { CONSOLE } from '../../kit/address/paths.ts';

const YEAR = 365 * 24 * 60 * 60; // seconds

/**
 * Remembers the language in cookies, so that the server uses it at all addresses of the console; null forgets it. There
 * is one cookie for the console's address in each language. Public pages get no cookie, so that caches can share them.
 */
export function rememberLanguage(languages: readonly SiteLanguage[], tag: string | null): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  const age = tag === null ? 0 : YEAR;
  for (const { prefix: of } of languages) {
    const path = withPrefix(CONSOLE, of);
    // older versions of Firefox and Safari can write cookies only in this way
    document.cookie = `${CONSOLE_LANGUAGE_COOKIE}=${tag ?? ''};path=${path};max-age=${age};samesite=lax${secure}`;
  }
}

/** The language chosen by the person who last used the console in this browser. */
export function rememberedLanguage(): string | undefined {
  const pairs = document.cookie.split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === CONSOLE_LANGUAGE_COOKIE)?.[1];
}

/**
 * The page's address in a language; undefined if the page already has that language, or if the site doesn't have it.
 */
export function addressIn(
  languages: readonly SiteLanguage[],
  tag: string | undefined,
): string | undefined {
  const wanted = languages.find((language) => language.tag === tag);
  if (!wanted || wanted.prefix === prefix) return undefined;
  const { pathname, search, hash } = location;
  return withPrefix(`${withoutPrefix(pathname)}${search}${hash}`, wanted.prefix);
}
