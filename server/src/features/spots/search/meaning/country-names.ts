import { searchText } from '@wayfarer/contract';
import { COUNTRY_ALIASES } from './synonyms.ts';

/** Besides English; as many as travelers are likely to type. */
const LANGUAGES = [
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'tr',
  'ru',
  'uk',
  'ar',
  'hi',
  'ja',
  'ko',
  'zh',
];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Each country's two letters (ISO 3166-1) by its names in English. */
const codes = new Map<string, string>();
const english = displayNames('en');
for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
  // two letters of before, such as DD, go by the name of today's country
  if (new Intl.Locale(`und-${code}`).region !== code) continue;
  const name = english.of(code);
  if (name === undefined || name === code || codes.has(searchText(name))) continue;
  codes.set(searchText(name), code);
  const aliases = COUNTRY_ALIASES[searchText(name)] ?? '';
  for (const alias of aliases.split(' ')) if (alias.length > 2) codes.set(alias, code);
}
codes.set('uae', 'AE').set('turkey', 'TR').set('usa', 'US');

const inLanguages = LANGUAGES.map(displayNames);
const known = new Map<string, CountryNames>();

interface CountryNames {
  code: string | undefined;
  /** In other languages, as search compares texts. */
  names: readonly string[];
}

/** What else a country is called; nothing for a text that is no country's name. */
export function countryNames(key: string): CountryNames {
  const code = codes.get(key);
  if (code === undefined) return { code, names: [] };
  const found = known.get(code);
  if (found) return found;
  const names = inLanguages.map((language) => searchText(language.of(code) ?? ''));
  const made = { code, names: [...new Set(names)].filter((name) => name !== key) };
  known.set(code, made);
  return made;
}

/** The names of all countries in English, as search compares texts. */
export function everyCountry(): Iterable<string> {
  return codes.keys();
}

function displayNames(language: string): Intl.DisplayNames {
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
}
