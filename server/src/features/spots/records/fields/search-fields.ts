import {
  isOutOfSeason,
  ENGLISH_MONTHS,
  KNOWN_LANGUAGES,
  type Language,
  searchText,
  tripDaysOf,
  type Category,
} from '@wayfarer/contract';
import { countryKey } from './spot-keys.ts';
import { foreignWords } from './foreign-words.ts';
import { countryNames } from './country-names.ts';
import { CATEGORY_WORDS, COUNTRY_ALIASES, MEANINGS, PLACE_ALIASES, regionsOf } from './synonyms.ts';

/** The version of the rules below. Increase it whenever they change, so that a job updates existing rows. */
const SEARCH_VERSION = 4;

/** The maximum number of characters; more words add nothing new. */
const MOST = 2000;

/**
 * The version for a set of languages. Each set has its own version, so that the job also updates the rows after a
 * change of `LANGUAGES`.
 */
export function searchVersion(languages: readonly Language[]): number {
  const [, ...others] = KNOWN_LANGUAGES.map(({ tag }, index) =>
    languages.includes(tag) ? 2 ** index : 0,
  );
  return SEARCH_VERSION + 1000 * others.reduce((sum, bit) => sum + bit, 0);
}

export interface SearchedSpot {
  spot: string;
  country: string;
  location: string;
  category?: Category | null | undefined;
  description: string;
  seasonality: string;
  travelTime: string;
}

/** The languages of a site, and the texts of a destination's published translations. */
export interface Translations {
  languages: readonly Language[];
  texts: readonly string[];
}

const NONE: Translations = { languages: [], texts: [] };

/**
 * Columns for the search: words that people may type for this destination but that its own texts lack, and tags for
 * filters.
 */
export function searchFields(spot: SearchedSpot, { languages, texts }: Translations = NONE) {
  const place = searchText(`${spot.spot} ${spot.country} ${spot.location}`);
  const described = searchText(`${place} ${spot.description}`);
  const country = countryKey(spot.country);
  const { code, names } = countryNames(country);
  const words = [
    spot.category ? CATEGORY_WORDS[spot.category] : '',
    COUNTRY_ALIASES[country] ?? '',
    // for example 'srilanka'
    country.replaceAll(' ', ''),
    code === undefined ? '' : regionsOf(code),
    ...meant(PLACE_ALIASES, place),
    ...meant(MEANINGS, described),
    seasonWords(spot.seasonality),
    ...names,
    // the database's parser keeps accents, which searches leave out
    ...unaccented(spot.description),
  ];
  const english = new Set([...words, place].join(' ').split(' '));
  const all = [...words, ...texts.map(searchText), ...foreignWords(languages, english)];
  return {
    searchWords: [...new Set(all.join(' ').split(' '))].join(' ').trim().slice(0, MOST),
    searchTags: [...monthTags(spot.seasonality), ...lengthTags(spot.travelTime)],
    searchVersion: searchVersion(languages),
  };
}

export function monthTag(month: number): string {
  return `month ${month}`;
}

export function daysTag(days: number): string {
  return `days ${days}`;
}

function unaccented(text: string): string[] {
  const written = text.toLowerCase();
  return searchText(text)
    .split(' ')
    .filter((word) => !written.includes(word));
}

function meant(table: readonly (readonly [RegExp, string])[], text: string): string[] {
  return table.filter(([found]) => found.test(text)).map(([, words]) => words);
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * Tags for the months of a season. A season without months gets all of them, because it excludes none
 * (`isOutOfSeason`).
 */
function monthTags(season: string): string[] {
  return MONTHS.filter((month) => isInSeason(season, month)).map(monthTag);
}

function isInSeason(season: string, month: number): boolean {
  return !isOutOfSeason(season, `2001-${String(month).padStart(2, '0')}-01`);
}

/** The words of a season and the months that it names. A season that covers the whole year adds no months. */
function seasonWords(season: string): string {
  const months = MONTHS.filter((month) => isInSeason(season, month));
  const named = months.length === 12 ? [] : months.map((month) => ENGLISH_MONTHS[month - 1] ?? '');
  const autumn = /\bfall\b/i.test(season) ? 'autumn' : '';
  return searchText(`${season.replaceAll(/[()-]/g, ' ')} ${autumn} ${named.join(' ')}`);
}

export function lengthTags(travelTime: string): string[] {
  const days = tripDaysOf(travelTime);
  if (!days) return [];
  return Array.from({ length: days.to - days.from + 1 }, (_, index) => daysTag(days.from + index));
}
