import { searchText } from '@wayfarer/contract';

/** Other English names of countries, spelled as `plain` returns them, by ISO 3166-1 two-letter code. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'uae|emirates',
  BA: 'bosnia',
  BN: 'brunei darussalam',
  CD: 'democratic republic of the congo|democratic republic of congo|dr congo|drc|zaire',
  CG: 'republic of the congo|republic of congo|congo',
  CI: 'ivory coast',
  CV: 'cabo verde',
  CZ: 'czech republic|czechia',
  GB: 'uk|gb|great britain|britain|england|scotland|wales|northern ireland',
  HK: 'hong kong',
  IE: 'republic of ireland',
  KP: 'dprk',
  KR: 'korea|republic of korea',
  LA: 'lao',
  MK: 'macedonia',
  MM: 'myanmar|burma',
  MO: 'macao|macau',
  NL: 'holland',
  NZ: 'nz|aotearoa',
  PS: 'palestine|state of palestine',
  RU: 'russian federation',
  SA: 'ksa',
  SZ: 'swaziland',
  TL: 'east timor',
  TR: 'turkey|turkiye',
  US: 'usa|us|united states of america|america',
  VA: 'vatican|holy see',
  VN: 'viet nam',
  ZA: 'rsa',
};

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let known: ReadonlyMap<string, string> | undefined;

/** Computed on first use, because that takes longer than most other parts of the start. */
const codes = () => (known ??= readCodes());

function readCodes(): Map<string, string> {
  const found = new Map<string, string>();
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    // A former code, such as DD, resolves to today's country.
    if (new Intl.Locale(`und-${code}`).region !== code) continue;
    const name = english.of(code);
    if (name === undefined || name === code) continue;
    for (const each of [plain(name), ...(OTHER_NAMES[code]?.split('|') ?? [])]) {
      if (!found.has(each)) found.set(each, code);
    }
  }
  return found;
}

/** A name without the parts that people write differently: accents, punctuation, 'St.', '&', 'The'. */
function plain(name: string): string {
  return searchText(name)
    .replaceAll('&', ' and ')
    .replaceAll(/\bst\./g, 'saint')
    .replaceAll(/[.'’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');
}

/** The ISO 3166-1 two-letter code of a country, by any of its English names; undefined if no country has this name. */
export function countryCode(country: string): string | undefined {
  return codes().get(plain(country));
}

/** All names by which countries are known. */
export function everyCountryName(): Iterable<string> {
  return codes().keys();
}
