import { findLanguage, KNOWN_LANGUAGES, type Language } from '@wayfarer/contract';

const tags = KNOWN_LANGUAGES.map(({ tag }) => tag).join(', ');
export const LANGUAGES_FAULT = `must be some of ${tags}, each once, with commas between them; the site’s first language first`;

/** Parses language tags, separated by commas and in any letter case; null if one is unknown or repeated. */
export function readLanguages(list: string): readonly Language[] | null {
  const found = list.split(',').map((tag) => findLanguage(tag.trim())?.tag);
  const known = found.filter((tag) => tag !== undefined);
  return known.length === found.length && new Set(known).size === known.length ? known : null;
}
