import {
  DEFAULT_LANGUAGE,
  findLanguage,
  type KnownLanguage,
  languagePrefix,
} from '@wayfarer/contract';
import { withPrefix } from '../lib/language.ts';

/** The languages of a site, seen from the build for one of them. */
export interface Languages {
  own: KnownLanguage;
  /** The prefix of this build's addresses; empty for the site's first language. */
  prefix: string;
  /** All languages, starting with the site's first one, without the pseudo-language. */
  all: readonly KnownLanguage[];
}

function known(tag: string): KnownLanguage {
  const language = findLanguage(tag);
  if (!language) throw new Error(`${tag} is not a language of the product`);
  return language;
}

/** Reads the site's language tags and the tag of this build. */
export function languagesOf(
  tags: readonly string[] = [DEFAULT_LANGUAGE],
  tag = tags[0] ?? '',
): Languages {
  return {
    own: known(tag),
    prefix: languagePrefix(tags, tag),
    all: tags.map(known).filter(({ state }) => state !== 'pseudo'),
  };
}

export function htmlTag({ own: { tag, dir }, prefix }: Languages): string {
  const direction = dir === 'rtl' ? ' dir="rtl"' : '';
  return `<html lang="${tag}"${direction}${prefix && ` data-prefix="${prefix}"`}>`;
}

/**
 * The addresses of a page in each language, and the default for all other languages; empty if there is only one
 * language.
 */
export function alternates({ all }: Pick<Languages, 'all'>, path: string) {
  if (all.length < 2) return [];
  const tags = all.map(({ tag }) => tag);
  return [
    ...tags.map((tag) => ({ tag, path: withPrefix(path, languagePrefix(tags, tag)) })),
    { tag: 'x-default', path },
  ];
}

/** Names and contents of the Open Graph tags; empty on a site only in English. */
export function localeTags({ own, all }: Languages): [name: string, locale: string][] {
  if (all.length < 2 && own.tag === DEFAULT_LANGUAGE) return [];
  const others = all.filter(({ tag }) => tag !== own.tag);
  return [
    ['locale', own.locale],
    ...others.map(({ locale }): [string, string] => ['locale:alternate', locale]),
  ];
}
