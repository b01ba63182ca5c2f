import { DEFAULT_LANGUAGE, type Translations } from '@wayfarer/contract';
import type { Config } from '../../config/config.ts';
import { countryNameIn } from '../../lib/languages/country-names.ts';
import type { Executor } from '../database.ts';
import { placeTexts } from './place-texts.ts';

/** A destination's texts that a booking keeps. */
export interface KeptTexts {
  /** Null if it is unknown. */
  placeId: string | null;
  country: string;
  texts: readonly string[];
}

/** The translations in the order of `kept`; undefined where there are none. */
export async function translationsOf(
  { languages }: Pick<Config, 'languages'>,
  db: Executor,
  kept: readonly KeptTexts[],
): Promise<(Translations | undefined)[]> {
  const [first = DEFAULT_LANGUAGE, ...others] = languages;
  if (others.length === 0 && first === DEFAULT_LANGUAGE) return kept.map(() => undefined);
  const ids = kept.flatMap(({ placeId }) => (placeId === null ? [] : [placeId]));
  const places = await placeTexts(db, ids, others);
  return kept.map(({ country, placeId, texts }) => {
    const ofPlace = places.get(placeId ?? '');
    const inLanguages = languages.map((language) => {
      const translate = ofPlace?.get(language);
      const found = texts.map((text) => [text, translate?.(text)] as const);
      const known = [...found, [country, countryNameIn(language, country)] as const].filter(
        (pair): pair is [string, string] => pair[1] !== undefined,
      );
      return [language, Object.fromEntries(known)] as const;
    });
    const some = inLanguages.filter(([, byText]) => Object.keys(byText).length > 0);
    return some.length === 0 ? undefined : { language: first, texts: Object.fromEntries(some) };
  });
}

export async function withTranslations<T extends object>(
  config: Pick<Config, 'languages'>,
  db: Executor,
  records: readonly T[],
  keptIn: (record: T) => KeptTexts,
): Promise<(T & { translations?: Translations })[]> {
  const found = await translationsOf(config, db, records.map(keptIn));
  return records.map((record, at) =>
    found[at] === undefined ? record : Object.assign({}, record, { translations: found[at] }),
  );
}
