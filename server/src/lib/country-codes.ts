import { searchText } from '@wayfarer/contract';

/** What else countries are called in English, as `plain` writes it, by their two letters (ISO 3166-1). */
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

/** Made when it is first asked for: that takes longer than most other parts of a start. */
const codes = () => (known ??= readCodes());

function readCodes(): Map<string, string> {
  const found = new Map<string, string>();
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    // two letters of before, such as DD, go by the name of today's country
    if (new Intl.Locale(`und-${code}`).region !== code) continue;
    const name = english.of(code);
    if (name === undefined || name === code) continue;
    for (const each of [plain(name), ...(OTHER_NAMES[code]?.split('|') ?? [])]) {
      if (!found.has(each)) found.set(each, code);
    }
  }
  return found;
}

/** A name without what people write in one way or another: accents, signs, 'St.', '&', 'The'. */
function plain(name: string): string {
  return searchText(name)
    .replaceAll('&', ' and ')
    .replaceAll(/\bst\./g, 'saint')
    .replaceAll(/[.'’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');
}

/** A country's two letters (ISO 3166-1) by a name that it has in English; undefined where that is not its name. */
export function countryCode(country: string): string | undefined {
  return codes().get(plain(country));
}

/** All names by which countries are known. */
export function everyCountryName(): Iterable<string> {
  return codes().keys();
}
