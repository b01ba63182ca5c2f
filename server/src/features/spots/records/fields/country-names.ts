import { searchText } from '@wayfarer/contract';
import { countryCode } from '../../../../lib/country-codes.ts';

/** The languages other than English in which travelers probably type. */
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

/** Created at the first lookup, because not every process needs it. */
let inLanguages: Intl.DisplayNames[] | undefined;
const known = new Map<string, readonly string[]>();

interface CountryNames {
  code: string | undefined;
  names: readonly string[];
}

export function countryNames(key: string): CountryNames {
  const code = countryCode(key);
  if (code === undefined) return { code, names: [] };
  inLanguages ??= LANGUAGES.map(displayNames);
  const names =
    known.get(code) ?? inLanguages.map((language) => searchText(language.of(code) ?? ''));
  known.set(code, names);
  return { code, names: names.filter((name) => name !== key) };
}

function displayNames(language: string): Intl.DisplayNames {
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
}
