/** A language that the product can be built in. */
export interface KnownLanguage {
  /** The BCP 47 tag, which is also its prefix in addresses, in this spelling. */
  readonly tag: string;
  /** The name in the language itself, for travelers. */
  readonly name: string;
  /** The English name, for staff. */
  readonly english: string;
  readonly dir: 'ltr' | 'rtl';
  /** The locale for `og:locale`. */
  readonly locale: string;
  /** `draft`: no one who speaks the language has read its texts yet. `pseudo`: only for tests of the layout. */
  readonly state: 'read' | 'draft' | 'pseudo';
}

/** The languages that the product has texts in, English first. */
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

/**
 * The prefix of a site's addresses that names a language, such as `/de`; empty for the site's first language and for
 * those that it doesn't have.
 */
export function languagePrefix(languages: readonly string[], tag: string | null): string {
  return tag !== null && languages.indexOf(tag) > 0 ? `/${tag}` : '';
}

/**
 * The cookie with the language of the person who uses the console in this browser, so that the server can answer in it
 * at once. Only addresses of the console get it.
 */
export const CONSOLE_LANGUAGE_COOKIE = 'console-language';

/** A language of the site as its chooser shows it. */
export interface SiteLanguage {
  tag: string;
  name: string;
  /** The prefix of its addresses; empty for the site's first language. */
  prefix: string;
}
