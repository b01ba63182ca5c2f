import {
  isBinding,
  partOf,
  textsOfSetting,
  type TextsByName,
  type WordsKey,
  withTexts,
} from '@wayfarer/contract';
import { digest } from '../../../lib/languages/text-digests.ts';

/** The translations of a setting's words, and digests of the originals that they translate. */
export interface Translated {
  texts: TextsByName;
  sources: TextsByName;
}

/** A text's translation; `changed` is true if it belongs to an earlier original. */
export interface Translation {
  text: string;
  changed: boolean;
}

/** Finds the translations of texts, even of entries that have moved within their list. */
export function translationsOf({ sources, texts }: Translated) {
  const known = new Map(
    Object.entries(texts).map(([name, text]) => [`${partOf(name)} ${sources[name]}`, text]),
  );
  return (name: string, original: string): Translation => {
    const current = known.get(`${partOf(name)} ${digest(original)}`);
    if (current !== undefined) return { text: current, changed: false };
    const former = texts[name] ?? '';
    return { text: former, changed: former !== '' };
  };
}

/** A setting's value in a language, and the names of the texts that aren't in it. */
export function translatedSetting(
  key: WordsKey,
  value: unknown,
  translated: Translated | undefined,
): { value: unknown; originals: string[] } {
  const originals = textsOfSetting(key, value);
  if (!translated) return { value, originals: Object.keys(originals) };
  const find = translationsOf(translated);
  const shown = Object.entries(originals).flatMap(([name, original]) => {
    const { changed, text } = find(name, original);
    return text === '' || (changed && isBinding(key)) ? [] : [[name, text] as const];
  });
  const texts = Object.fromEntries(shown);
  return {
    value: withTexts(key, value, texts),
    originals: Object.keys(originals).filter((name) => texts[name] === undefined),
  };
}
