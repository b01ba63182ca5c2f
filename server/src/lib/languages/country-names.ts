import { DEFAULT_LANGUAGE, type Language } from '@wayfarer/contract';
import { countryCode } from '../country-codes.ts';

const names = new Map<Language, Intl.DisplayNames>();
const collators = new Map<Language, Intl.Collator>();

/** Names in place of those that are too formal or too long for a page. */
const SHORT: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: { AE: 'VAE', CN: 'China', HK: 'Hongkong', MO: 'Macau', PS: 'Palästina' },
  es: { AE: 'EAU', HK: 'Hong Kong', MO: 'Macao', PS: 'Palestina' },
  fr: { AE: 'EAU', HK: 'Hong Kong', MO: 'Macao', PS: 'Palestine' },
  ar: { HK: 'هونغ كونغ', MO: 'ماكاو', PS: 'فلسطين' },
};

const namesIn = (language: Language): Intl.DisplayNames => {
  const known = names.get(language);
  if (known) return known;
  const made = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  names.set(language, made);
  return made;
};

/** The country's name in a language; undefined in English, or if it isn't a country's English name. */
export function countryNameIn(language: Language, country: string): string | undefined {
  if (language === DEFAULT_LANGUAGE || language === 'en-XA') return undefined;
  const code = countryCode(country);
  return code === undefined ? undefined : (SHORT[language]?.[code] ?? namesIn(language).of(code));
}

export function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language);
  if (known) return known;
  const made = new Intl.Collator([language]);
  collators.set(language, made);
  return made;
}
