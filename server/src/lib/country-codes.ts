import { plainCountry, worldCountries } from '@wayfarer/contract';

/** Codes that ISO 3166-1 reserves for parts of countries, and for unions of them. */
const RESERVED = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'TA', 'UN'];

let known: ReadonlyMap<string, string> | undefined;

/** Computed on first use, because that takes longer than most parts of the start. */
const codes = () => (known ??= readCodes());

/** Our own names come first, because others use one name, such as 'Congo', for several countries. */
function readCodes(): Map<string, string> {
  const found = new Map<string, string>();
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
  const add = (name: string, code: string) => found.has(name) || found.set(name, code);
  for (const { code, name, otherNames } of worldCountries()) {
    for (const each of [plainCountry(name), ...otherNames]) add(each, code);
  }
  for (const code of [...worldCountries().map((country) => country.code), ...RESERVED]) {
    const name = english.of(code);
    if (name !== undefined && name !== code) add(plainCountry(name), code);
  }
  return found;
}

/** The ISO 3166-1 two-letter code of a country, by any of its English names, or undefined. */
export function countryCode(country: string): string | undefined {
  return codes().get(plainCountry(country));
}

export function everyCountryName(): Iterable<string> {
  return codes().keys();
}
