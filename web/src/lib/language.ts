import { DEFAULT_LANGUAGE, type Originals, type Translations } from '@wayfarer/contract';

/** The tag of the language that this page is written in. */
export const pageLanguage: string = import.meta.env.LANGUAGE || 'en';

/**
 * False in the browser's script of a site that is only in English; its build leaves out the code for other languages.
 */
export const inLanguages = import.meta.env.SSR || import.meta.env.LANGUAGE !== '';

/**
 * The part of this page's addresses that names its language, such as `/de`; empty for the site's first language. The
 * server loads a build once for each prefix and passes the prefix in the module's address (in development, the prefix
 * is a constant); the browser reads it from the document.
 */
export const prefix: string = inLanguages ? readPrefix() : '';

/** The page's language if it isn't the site's first language, in which the original texts are written. */
export const translation: string | undefined = prefix === '' ? undefined : prefix.slice(1);

/** The `lang` of a text that may not be in the page's language; undefined if it is. */
export const langOf = ({ textLanguage }: { textLanguage?: string | undefined }) =>
  inLanguages && textLanguage !== translation ? textLanguage : undefined;

/** The `lang` of one of several texts, by its name; undefined if it is in the page's language. */
export const langOfText = (
  of: { textLanguage?: string | undefined; originals?: Originals | undefined },
  name: string,
) => (inLanguages && of.originals?.names.includes(name) ? of.originals.language : langOf(of));

/** The `lang` of a text that was kept with a booking; undefined if it is in the page's language (`kept-texts.ts`). */
export function langOfKept(
  { translations }: { translations?: Translations | undefined },
  text: string,
): string | undefined {
  if (!inLanguages || !translations || translations.language === pageLanguage) return undefined;
  const translated = Object.values(translations.texts[pageLanguage] ?? {});
  return translated.includes(text) ? undefined : translations.language;
}

/** The `lang` of the demonstration's sample texts, which are in English; undefined on English pages. */
export const sampleLang =
  inLanguages && !pageLanguage.startsWith(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : undefined;

/** The name of a destination's country in the page's language. */
export const countryOf = ({
  country,
  countryName,
}: {
  country: string;
  countryName?: string | undefined;
}) => countryName ?? country;

function readPrefix(): string {
  if (import.meta.env.SSR)
    return import.meta.env.PREFIX ?? new URL(import.meta.url).searchParams.get('prefix') ?? '';
  return document.documentElement.dataset['prefix'] ?? '';
}

/** The address of a path of this site in a language, by default in the page's language. */
export function withPrefix(path: string, of = prefix): string {
  if (!inLanguages || of === '') return path;
  return /^\/(?:$|[?#])/.test(path) ? of + path.slice(1) : of + path;
}

/** The path in an address of this page's language, without the prefix. */
export function withoutPrefix(address: string, of = prefix): string {
  if (!inLanguages || of === '' || !address.startsWith(of)) return address;
  const rest = address.slice(of.length);
  if (rest.startsWith('/')) return rest;
  return /^(?:$|[?#])/.test(rest) ? `/${rest}` : address;
}

/** A page's URL without the language's prefix, as the routes expect it. */
export function ownUrl(url: URL): URL {
  if (!inLanguages || prefix === '') return url;
  const own = new URL(url);
  own.pathname = withoutPrefix(url.pathname);
  return own;
}
