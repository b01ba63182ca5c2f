/**
 * A plural category's condition, as JavaScript with `n` for the count, which is a whole number and not negative. The
 * categories without a condition are the rest. Source: CLDR's plural rules; the test compares them with `Intl`.
 * @typedef {{ categories: readonly (readonly [category: string, condition: string])[] }} Plurals
 */

const ONE = /** @type {const} */ (['one', 'n === 1']);

/**
 * The languages that catalogs can be written in, by tag. The pseudo-language is made from English.
 * @type {Record<string, Plurals>}
 */
export const plurals = {
  en: { categories: [ONE] },
  de: { categories: [ONE] },
  es: { categories: [ONE, ['many', 'n && n % 1e6 === 0']] },
  fr: {
    categories: [
      ['one', 'n < 2'],
      ['many', 'n && n % 1e6 === 0'],
    ],
  },
  ar: {
    categories: [
      ['zero', 'n === 0'],
      ONE,
      ['two', 'n === 2'],
      ['few', 'n % 100 > 2 && n % 100 < 11'],
      ['many', 'n % 100 > 10'],
    ],
  },
};

/** The language from which all others are translated, and which replaces missing texts. */
export const SOURCE_LANGUAGE = 'en';
export const PSEUDO_LANGUAGE = 'en-XA';

export const buildLanguages = [...Object.keys(plurals), PSEUDO_LANGUAGE];

/**
 * The rules of a language.
 * @param {string} language its tag; throws an error if there is none
 */
export function pluralsOf(language) {
  const found = plurals[language === PSEUDO_LANGUAGE ? SOURCE_LANGUAGE : language];
  if (!found) {
    throw new Error(`No language ${language}: there are ${buildLanguages.join(', ')}`);
  }
  return found;
}

/** @param {string} language */
export const categoriesOf = (language) => [
  ...pluralsOf(language).categories.map(([category]) => category),
  'other',
];
