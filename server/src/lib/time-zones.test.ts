import { readFileSync } from 'node:fs';
import {
  clockAt,
  COUNTRIES,
  isGuessedZone,
  worldCountries,
  zonesOfCountry,
} from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { countryCode, everyCountryName } from './country-codes.ts';
import { timeZoneOf } from './time-zones.ts';

const UNKNOWN = 'Etc/GMT+12';

describe('the time zone of a country', () => {
  it('is its own, or the westernmost inhabited one', () => {
    for (const [country, zone] of Object.entries({
      Bangladesh: 'Asia/Dhaka',
      Nepal: 'Asia/Kathmandu',
      Turkey: 'Europe/Istanbul',
      'United States': 'Pacific/Honolulu',
      Canada: 'America/Vancouver',
      Mexico: 'America/Tijuana',
      Brazil: 'America/Rio_Branco',
      Chile: 'Pacific/Easter',
      Argentina: 'America/Argentina/Buenos_Aires',
      Indonesia: 'Asia/Jakarta',
      Australia: 'Australia/Perth',
      Spain: 'Atlantic/Canary',
      'New Zealand': 'Pacific/Auckland',
      Portugal: 'Atlantic/Azores',
      Ecuador: 'Pacific/Galapagos',
      Russia: 'Europe/Kaliningrad',
      Mongolia: 'Asia/Hovd',
      Kiribati: 'Pacific/Tarawa',
    })) {
      expect([country, timeZoneOf(country)]).toEqual([country, zone]);
    }
  });

  it('is found by all names of the country', () => {
    for (const names of [
      ['United States', 'USA', 'U.S.A.', 'US', 'United States of America', 'the united states'],
      ['United Kingdom', 'UK', 'U.K.', 'Great Britain', 'Scotland'],
      ['Czechia', 'Czech Republic', 'the Czech Republic'],
      ['Türkiye', 'Turkey', ' TURKEY '],
      ['South Korea', 'Korea', 'Republic of Korea'],
      ['United Arab Emirates', 'UAE', 'U.A.E.'],
      ['Netherlands', 'Holland', 'The Netherlands'],
      ['Côte d’Ivoire', "Cote d'Ivoire", 'Ivory Coast'],
      ['Bosnia & Herzegovina', 'Bosnia and Herzegovina'],
      ['St. Lucia', 'Saint Lucia'],
      ['Congo - Kinshasa', 'DR Congo', 'Democratic Republic of the Congo'],
      ['Congo - Brazzaville', 'Congo', 'Republic of the Congo'],
      ['Myanmar (Burma)', 'Myanmar', 'Burma'],
      ['Hong Kong SAR China', 'Hong Kong'],
      ['Vietnam', 'Viet Nam'],
      ['Eswatini', 'Swaziland'],
    ]) {
      const found = new Set(names.map(timeZoneOf));
      expect([names, [...found]]).toEqual([names, [expect.not.stringContaining(UNKNOWN)]]);
    }
  });

  it('is known for all countries that the product offers', () => {
    const file = new URL('../../../demo/destinations.json', import.meta.url);
    const demo = JSON.parse(readFileSync(file, 'utf8')) as { country: string }[];
    const countries = [...COUNTRIES, ...demo.map(({ country }) => country)];
    expect(countries.filter((country) => timeZoneOf(country) === UNKNOWN)).toEqual([]);
  });

  it('is one of the time zones that each country of the world has', () => {
    for (const { code, name } of worldCountries()) {
      const zones = zonesOfCountry(code);
      if (zones.length === 0 || code === 'AQ') continue;
      expect([name, zones]).toEqual([name, expect.arrayContaining([timeZoneOf(name)])]);
    }
  });

  it('is a guess if other zones of the country have other clocks', () => {
    // almost everyone in these countries lives by the clocks of the zone that is used for the country
    const alike = new Set(['CN', 'NZ', 'PF', 'PG', 'UA']);
    const clocks = (zone: string) =>
      [0, 6].map((month) => clockAt(Date.UTC(2027, month, 15), zone));
    const differs = ({ code, name }: ReturnType<typeof worldCountries>[number]) =>
      zonesOfCountry(code).some(
        (zone) => String(clocks(zone)) !== String(clocks(timeZoneOf(name))),
      );
    for (const { code, name } of worldCountries().filter(differs)) {
      expect([name, isGuessedZone(timeZoneOf(name))]).toEqual([name, !alike.has(code)]);
    }
    expect(isGuessedZone(UNKNOWN)).toBe(true);
    expect(isGuessedZone(timeZoneOf('Turkey'))).toBe(false);
  });

  it('is known for every inhabited country, and to this machine', () => {
    // uninhabited islands, the European Union, the Eurozone, the United Nations, and codes that mean no country
    const nobodys = new Set(['BV', 'CP', 'HM', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
    for (const name of everyCountryName()) {
      const zone = timeZoneOf(name);
      expect([name, zone === UNKNOWN]).toEqual([name, nobodys.has(countryCode(name) ?? '')]);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    }
  });

  it('is the zone where a day begins last, for an unknown country', () => {
    for (const nowhere of ['Atlantis', '', 'America/New_York', 'x'.repeat(300)]) {
      expect(timeZoneOf(nowhere)).toBe(UNKNOWN);
    }
  });
});
