import { findLanguage, type Language, languagePrefix } from '@wayfarer/contract';

/** The language of a requested address. */
interface LanguageAddress {
  /** Undefined for the site's first language, whose addresses have no prefix. */
  language: Language | undefined;
  prefix: string;
  /** The path and query without the prefix. */
  url: string;
  /** The address to use instead: the same page in the one spelling, or in the first language. */
  moved?: string;
}

export interface LanguageAddresses {
  read(requested: string): LanguageAddress;
}

/** An address of one of our pages in a language. */
export function inLanguage(prefix: string, url: string): string {
  if (prefix === '') return url;
  return /^\/(?:$|\?)/.test(url) ? prefix + url.slice(1) : prefix + url;
}

/**
 * Takes the language off addresses. The first language has no prefix, so addresses that name it move, as do those of
 * languages that the site no longer has.
 */
export function languageAddresses(languages: readonly Language[]): LanguageAddresses {
  return {
    read(requested) {
      const [, tag = '', rest = ''] = /^\/([A-Za-z-]{2,8})(?=[/?]|$)(.*)/s.exec(requested) ?? [];
      const found = findLanguage(tag)?.tag;
      if (found === undefined) return { language: undefined, prefix: '', url: requested };
      const prefix = languagePrefix(languages, found);
      // Several slashes at the start would lead to another host.
      const url = `/${rest.replace(/^[/\\]+/, '')}`;
      const isSpelled = prefix === `/${tag}` && rest !== '/' && !rest.startsWith('/?');
      const language = prefix === '' ? undefined : found;
      const read = { language, prefix, url };
      return isSpelled ? read : { ...read, moved: inLanguage(prefix, url) };
    },
  };
}
