/** A language for which the product can be built. */
export interface KnownLanguage {
  /** The BCP 47 tag, in exactly this spelling, which is also the prefix of addresses in this language. */
  readonly tag: string;
  /** The name in the language itself, shown to travelers. */
  readonly name: string;
  /** The English name, shown to staff. */
  readonly english: string;
  readonly dir: 'ltr' | 'rtl';
  /** The value for `og:locale`. */
  readonly locale: string;
  /** `draft`: no speaker of the language has checked its texts. `pseudo`: only for tests of the layout. */
  readonly state: 'read' | 'draft' | 'pseudo';
}

/** All languages of the product, English first. */
export const KNOWN_LANGUAGES = [
  { tag: 'en', name: 'English', english: 'English', dir: 'ltr', locale: 'en_US', state: 'read' },
  { tag: 'de', name: 'Deutsch', english: 'German', dir: 'ltr', locale: 'de_DE', state: 'draft' },
  { tag: 'es', name: 'Español', english: 'Spanish', dir: 'ltr', locale: 'es_ES', state: 'draft' },
  { tag: 'fr', name: 'Français', english: 'French', dir: 'ltr', locale: 'fr_FR', state: 'draft' },
  { tag: 'ar', name: 'العربية', english: 'Arabic', dir: 'rtl', locale: 'ar_AR', state: 'draft' },
  {
    tag: 'en-XA',
    name: '[!!! Ēñğļîšĥ !!!]',
    english: 'Pseudo-language',
    dir: 'ltr',
    locale: 'en_US',
    state: 'pseudo',
  },
] as const satisfies readonly KnownLanguage[];

export type Language = (typeof KNOWN_LANGUAGES)[number]['tag'];

/** The language of sites that don't choose one. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The language with this tag, in any letter case. */
export function findLanguage(
  tag: string,
): (KnownLanguage & { readonly tag: Language }) | undefined {
  const wanted = tag.toLowerCase();
  return KNOWN_LANGUAGES.find((known) => known.tag.toLowerCase() === wanted);
}

/** The prefix of addresses in a language, such as `/de`; empty for the site's first language and for unknown ones. */
export function languagePrefix(languages: readonly string[], tag: string | null): string {
  return tag !== null && languages.indexOf(tag) > 0 ? `/${tag}` : '';
}

/**
 * The cookie with the console's language, so that the server's first response is already in that language. It is sent
 * only to addresses of the console.
 */
export const CONSOLE_LANGUAGE_COOKIE = 'console-language';

export interface SiteLanguage {
  tag: string;
  name: string;
  /** The same as `languagePrefix` returns. */
  prefix: string;
}
