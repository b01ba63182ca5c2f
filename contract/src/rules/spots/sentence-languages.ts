import { searchText } from '../text/search-text.ts';
import { type SentenceLanguage, SENTENCE_LANGUAGES } from './sentence-words.ts';
import { ENGLISH_MONTHS } from '../trips/dates/english-months.ts';

interface Reading {
  /** In words of the English grammar. */
  english: string;
  /** The typed words, by the words that replaced them. */
  typed: ReadonlyMap<string, string>;
}

interface Compiled extends Pick<SentenceLanguage, 'elided'> {
  phrases: readonly (readonly [phrase: string, english: string])[];
  connecting: ReadonlySet<string>;
  aboutTravel: ReadonlySet<string>;
  meant: ReadonlySet<string>;
}

const compiled = new Map<string, Compiled>();
const wordsOf = (text = '') => searchText(text).split(' ');

function monthsOf(months: string): [phrase: string, english: string][] {
  return months
    .split(' ')
    .flatMap((name, index) =>
      name
        .split('|')
        .map((one): [string, string] => [
          searchText(one),
          (ENGLISH_MONTHS[index] ?? '').toLowerCase(),
        ]),
    );
}

function compile(language: string): Compiled | undefined {
  const spoken = SENTENCE_LANGUAGES[language];
  if (!spoken) return undefined;
  const says = Object.entries(spoken.says).flatMap(([english, phrases]) =>
    phrases.split('|').map((phrase): [string, string] => [searchText(phrase), english]),
  );
  const made: Compiled = {
    // longer phrases first, so that 'moins de' is found before 'de'
    phrases: [...says, ...monthsOf(spoken.months)].sort(([a], [b]) => b.length - a.length),
    connecting: new Set(wordsOf(spoken.connecting)),
    aboutTravel: new Set(wordsOf(spoken.aboutTravel)),
    meant: new Set(wordsOf(spoken.meant)),
    ...(spoken.elided && { elided: spoken.elided }),
  };
  compiled.set(language, made);
  return made;
}

/** Word lists for a language; undefined for English, whose grammar needs none. */
export function sentenceLanguage(language: string): Compiled | undefined {
  return compiled.get(language) ?? compile(language);
}

const EASTERN = '٠١٢٣٤٥٦٧٨٩';

/** '1.500,50' becomes 1,500.50, and '3-tägig' becomes two words. */
function withEnglishNumbers(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String(EASTERN.indexOf(digit)))
    .replaceAll(/(?<=\d)[. ](?=\d{3}(?!\d))/g, ',')
    .replaceAll(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')
    .replaceAll(/(?<=\d)-(?=\p{L})/gu, ' ');
}

/** Translates a lower-case text into words of the English grammar. */
export function toEnglish(text: string, { phrases }: Compiled): Reading {
  const typed = new Map<string, string>();
  const words = withEnglishNumbers(text)
    .replaceAll(/(?<![^ ])(jusqu|mi)['’-]/g, '$1 ')
    .split(' ');
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at).join(' ');
    const found = phrases.find(([phrase]) => rest === phrase || rest.startsWith(`${phrase} `));
    if (found) {
      const [phrase, english] = found;
      for (const [part, word] of english.split(' ').entries())
        if (!typed.has(word)) typed.set(word, part === 0 ? phrase : '');
      said.push(english);
      at += phrase.split(' ').length;
    } else {
      said.push(words[at] ?? '');
      at += 1;
    }
  }
  return { english: said.join(' '), typed };
}
