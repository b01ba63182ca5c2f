import { describe, expect, it } from 'vitest';
import {
  COUNTRIES,
  countryChoices,
  findCountry,
  isCountryLike,
  worldCountries,
} from './countries.ts';
import { zonesOfCountry } from './country-zones.ts';

/**
 * The codes of ISO 3166-1 and Kosovo's code are the pairs of these letters that `Intl` has a name for, except
 * `NOT_IN_ISO`.
 */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const NOT_IN_ISO = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
]);

describe('the countries of the world', () => {
  it('are all of ISO 3166-1, once each', () => {
    const codes = worldCountries().map(({ code }) => code);
    const wanted = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
      (code) =>
        english.of(code) !== undefined &&
        new Intl.Locale(`und-${code}`).region === code &&
        !NOT_IN_ISO.has(code),
    );
    expect(codes.toSorted()).toEqual(wanted);
    expect(new Set(worldCountries().map(({ name }) => name)).size).toBe(codes.length);
    expect(codes).toHaveLength(250);
  });

  it('begin with the 36 of the specification, as it spells and orders them', () => {
    const { favorites, others } = countryChoices();
    expect(favorites).toEqual(COUNTRIES);
    expect(others).toHaveLength(250 - 36);
    expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en')));
    for (const name of ['Portugal', 'Croatia', 'Iceland', 'Peru', 'Switzerland']) {
      expect(others).toContain(name);
    }
  });

  it.each([
    ['Holland', 'Netherlands'],
    ['united arab emirates', 'UAE'],
    ['Türkiye', 'Turkey'],
    ['the Gambia', 'Gambia'],
    ['Cote d’Ivoire', "Côte d'Ivoire"],
    ['St. Lucia', 'Saint Lucia'],
    ['Bosnia & Herzegovina', 'Bosnia and Herzegovina'],
    ['Congo', 'Republic of the Congo'],
  ])('are found by other names: %s', (typed, name) => {
    expect(findCountry(typed)?.name).toBe(name);
    expect(isCountryLike(name, typed)).toBe(true);
  });

  it('are found by the beginning of each word', () => {
    expect(isCountryLike('New Zealand', 'zea')).toBe(true);
    expect(isCountryLike('New Zealand', 'ealand')).toBe(false);
    expect(isCountryLike('São Tomé and Príncipe', 'sao to')).toBe(true);
    expect(findCountry('Atlantis')).toBeUndefined();
  });

  it('have time zones wherever people live', () => {
    const without = worldCountries().filter(({ code }) => zonesOfCountry(code).length === 0);
    expect(without.map(({ code }) => code)).toEqual(['BV', 'HM']);
    expect(zonesOfCountry('PT')).toEqual(['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores']);
  });
});
