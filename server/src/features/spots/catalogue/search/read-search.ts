import {
  type Language,
  readSentence,
  type SearchSentence,
  type SpotFacets,
} from '@wayfarer/contract';
import type { ReadContext } from '../../../../context.ts';
import type { SpotFilterInput } from '../store-filter.ts';
import { costsOf } from '../costs/usual-costs.ts';
import { all, inPlace, wordsOf } from './meaning/relevance.ts';
import { readWords, type Search } from './search-terms.ts';
import { areMeant } from './store-words.ts';

export interface SearchRead extends Search {
  filter: SpotFilterInput;
  /** The remaining words to search for, separated by spaces. */
  words: string;
  /** How the sentence was read, for the page to explain; null if every word is searched for as it is. */
  reading: SpotFacets['reading'];
}

type Reading = NonNullable<SpotFacets['reading']>;

/**
 * Reads a filter's search as a sentence, probably one in `language`, the page's language. A filter that the traveler
 * chose takes precedence over the sentence.
 */
export async function readSearch(
  context: Pick<ReadContext, 'db' | 'config' | 'once'>,
  filter: SpotFilterInput,
  language: Language,
): Promise<SearchRead> {
  const search = filter.search ?? '';
  const sentence = readSentence(search, language);
  const asWords = async (spoken: readonly string[]) => {
    const words = spoken.join(' ');
    return { words, ...(await readWords(context, words)) };
  };
  const isAsTyped = sentence.words.length === sentence.typed.length;
  if (isAsTyped || (takesNames(sentence) && (await isName(context, sentence.typed)))) {
    return { filter, reading: null, ...(await asWords(sentence.typed)) };
  }
  const filters = await filtersOf(context, sentence, filter);
  const found = await asWords(sentence.words);
  return {
    ...found,
    filter: { ...filter, ...filters },
    reading: { search: found.words, ...filters },
  };
}

async function filtersOf(
  context: Pick<ReadContext, 'db' | 'config' | 'once'>,
  { month, length, cost }: SearchSentence,
  chosen: SpotFilterInput,
): Promise<Omit<Reading, 'search'>> {
  const isCostChosen = chosen.minCost !== undefined || chosen.maxCost !== undefined;
  return {
    ...(month !== undefined && chosen.month === undefined && { month }),
    ...(length && chosen.length === undefined && { length }),
    ...(cost && !isCostChosen && (await costsOf(context, cost))),
  };
}

/** True if a word that was read as a filter, such as 'May' or 'weekend', could also be part of a name. */
function takesNames({ words, month, length, cost }: SearchSentence): boolean {
  return words.length === 0 || month !== undefined || length !== undefined || cost !== undefined;
}

function isName(
  { db, once }: Pick<ReadContext, 'db' | 'once'>,
  typed: readonly string[],
): Promise<boolean> {
  const words = typed.map(wordsOf);
  if (words.some((parts) => parts.length === 0)) return Promise.resolve(false);
  const query = all(words.flat().map(inPlace));
  return once(`name ${query}`, ['spots'], async () => (await areMeant(db.orm, [query])).length > 0);
}
