import { findLanguage, type Language, languagePrefix } from '@wayfarer/contract';

/** A requested address, divided into language and rest. */
interface LanguageAddress {
  /** Undefined for the site's first language, whose addresses have no prefix. */
  language: Language | undefined;
  prefix: string;
  /** Path and query, without the language. */
  url: string;
  /** The redirect's target, if the address spells the page differently or names the first language. */
  moved?: string;
}

export interface LanguageAddresses {
  read(requested: string): LanguageAddress;
}

/** The address of one of our pages in a language. */
export function inLanguage(prefix: string, url: string): string {
  if (prefix === '') return url;
  return /^\/(?:$|\?)/.test(url) ? prefix + url.slice(1) : prefix + url;
}

/**
 * Separates the language from addresses. Addresses that name the first language, which has no prefix, or a language
 * that the site no longer has, are redirected.
 */
export function languageAddresses(languages: readonly Language[]): LanguageAddresses {
  return {
    read(requested) {
      const [, tag = '', rest = ''] = /^\/([A-Za-z-]{2,8})(?=[/?]|$)(.*)/s.exec(requested) ?? [];
      const found = findLanguage(tag)?.tag;
      if (found === undefined) return { language: undefined, prefix: '', url: requested };
      const prefix = languagePrefix(languages, found);
      // several slashes at the start would lead to another host
      const url = `/${rest.replace(/^[/\\]+/, '')}`;
      const isSpelled = prefix === `/${tag}` && rest !== '/' && !rest.startsWith('/?');
      const language = prefix === '' ? undefined : found;
      const read = { language, prefix, url };
      return isSpelled ? read : { ...read, moved: inLanguage(prefix, url) };
    },
  };
}
