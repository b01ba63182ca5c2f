import {
  countryChoices,
  findCountry,
  isCountryLike,
  searchText,
  worldCountries,
} from '@wayfarer/contract';
import { pageLanguage } from '../../lib/language.ts';

const isTranslated = !pageLanguage.startsWith('en');

/** Created when this module loads, which is after the form. */
const names = isTranslated
  ? new Intl.DisplayNames([pageLanguage], { type: 'region', fallback: 'none' })
  : undefined;

const byCountry = new Map(
  names ? worldCountries().map(({ code, name }) => [name, names.of(code) ?? name]) : [],
);

/** The country's name in the page's language; a text that isn't one of the countries is returned unchanged. */
export const countryName = (country: string): string => byCountry.get(country) ?? country;

/** The countries to choose from, in the order of the page's language, with the usual ones first. */
export function shownCountries() {
  const { favorites, others } = countryChoices();
  if (!isTranslated) return { favorites, others };
  const { compare } = new Intl.Collator(pageLanguage);
  const sorted = (countries: readonly string[]) =>
    countries.toSorted((a, b) => compare(countryName(a), countryName(b)));
  return { favorites: sorted(favorites), others: sorted(others) };
}

const startsLike = (country: string, typed: string) =>
  searchText(countryName(country))
    .split(/[ -]/)
    .some((_word, index, words) => words.slice(index).join(' ').startsWith(searchText(typed)));

/** True if a typed text is the beginning of one of the country's names, or of a word of it. */
export const isLikeCountry = (country: string, typed: string): boolean =>
  isCountryLike(country, typed) || (isTranslated && startsLike(country, typed));

/** The country that a text names, in English or in the page's language. */
export function countryNamed(typed: string): string | undefined {
  const named = findCountry(typed)?.name;
  if (named !== undefined || !isTranslated) return named;
  const { favorites, others } = countryChoices();
  return [...favorites, ...others].find(
    (country) => searchText(countryName(country)) === searchText(typed),
  );
}
