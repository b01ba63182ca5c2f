import { LEGAL_PAGES, type LegalPageName } from '../options/site.ts';
import { DETAILS_LIMITS } from '../options/trips/trips.ts';

/** Texts by name, such as `text`, `0` or `2.title`. */
export type TextsByName = Readonly<Record<string, string>>;

interface SettingWords {
  /** The maximum lengths of an entry's texts; absent if the entries, or the whole value, are texts themselves. */
  parts?: Readonly<Record<string, number>>;
  /** The maximum length of the text, or of an entry that is a text itself. */
  limit?: number;
  /** True for texts that travelers rely on, whose outdated translations are never shown. */
  isBinding?: true;
}

const figures: SettingWords = { parts: { value: 12, label: 40 } };
/** The maximum length of any of these texts. */
export const MOST_WORDS = 20_000;
const LEGAL: SettingWords = { limit: MOST_WORDS, isBinding: true };
const story = 2000;

/**
 * The settings with texts for travelers, in the order in which they are translated. Names and addresses aren't
 * translated.
 */
const WORDS = {
  'site.tagline': { limit: 60 },
  'site.description': { limit: 300 },
  'site.notice': { limit: 200, isBinding: true },
  'site.heroTitle': { limit: 80 },
  'site.heroText': { limit: 200 },
  'site.heroFigures': figures,
  'site.featured': { parts: { title: 80, text: 200 } },
  'site.tour': { parts: { title: 60, text: 300 } },
  'site.catalogueText': { limit: 300 },
  'site.catalogueFigures': figures,
  'site.aboutTitle': { limit: 80 },
  'site.aboutText': { limit: 300 },
  'site.story': { limit: story },
  'site.promises': { parts: { title: 60, text: 300 } },
  'site.team': { parts: { post: 80, quote: 200, expertise: 120 } },
  'site.footerFigures': figures,
  'agency.openingHours': { limit: 120, isBinding: true },
  'booking.included': { parts: { '': DETAILS_LIMITS.entryLength } },
  'site.legalNote': { limit: story, isBinding: true },
  ...(Object.fromEntries(LEGAL_PAGES.map((page) => [`legal.${page}`, LEGAL])) as Record<
    `legal.${LegalPageName}`,
    SettingWords
  >),
} as const satisfies Record<string, SettingWords>;

export type WordsKey = keyof typeof WORDS;
export const WORDS_KEYS = Object.keys(WORDS) as readonly WordsKey[];

const wordsOf = (key: WordsKey): SettingWords => WORDS[key];

export function hasWords(key: string): key is WordsKey {
  return Object.hasOwn(WORDS, key);
}

/** True if an outdated translation isn't shown. That includes lists, whose entries may have moved. */
export const isBinding = (key: WordsKey): boolean =>
  wordsOf(key).isBinding ?? 'parts' in WORDS[key];

export function wordsLimit(key: WordsKey, name: string): number {
  const { limit = 0, parts } = wordsOf(key);
  return parts?.[partOf(name)] ?? limit;
}

/** The part in a name such as `2.title`; empty if the entry is one text. */
export const partOf = (name: string): string => name.split('.')[1] ?? '';

const nameOf = (index: number, part: string) => (part === '' ? `${index}` : `${index}.${part}`);
const read = (entry: unknown, part: string) =>
  part === '' ? entry : (entry as Readonly<Record<string, unknown>>)[part];

/** The texts of a setting's value, without empty ones. */
export function textsOfSetting(key: WordsKey, value: unknown): TextsByName {
  const { parts } = wordsOf(key);
  const all: [name: string, text: unknown][] = parts
    ? (value as readonly unknown[]).flatMap((entry, index) =>
        Object.keys(parts).map((part): [string, unknown] => [
          nameOf(index, part),
          read(entry, part),
        ]),
      )
    : [['text', value]];
  return Object.fromEntries(
    all.filter((text): text is [string, string] => typeof text[1] === 'string' && text[1] !== ''),
  );
}

/** A setting's value with these texts in place of its texts of the same names. */
export function withTexts(key: WordsKey, value: unknown, texts: TextsByName): unknown {
  const { parts } = wordsOf(key);
  if (!parts) return texts['text'] ?? value;
  return (value as readonly unknown[]).map((entry, index) => {
    if (typeof entry === 'string') return texts[nameOf(index, '')] ?? entry;
    const changed = Object.keys(parts).flatMap((part) => {
      const text = texts[nameOf(index, part)];
      return text === undefined ? [] : [[part, text] as const];
    });
    return Object.assign({}, entry, Object.fromEntries(changed));
  });
}
