import {
  type PriceRules,
  seasonTextName,
  type ShownDetails,
  type Spot,
  type TextsByName,
} from '@wayfarer/contract';
import { detailTexts, hostTexts } from '../../../../lib/languages/detail-texts.ts';
import { digest } from '../../../../lib/languages/text-digests.ts';

/** Texts by name, such as `spot`, `included.0`, `itinerary.2.title` or `picture.ID`. */
export type Texts = TextsByName;

export interface Original {
  facts: Pick<Spot, 'spot' | 'location' | 'description'> & { hostWords: string; questions: string };
  details: ShownDetails | null;
  prices: PriceRules | null;
  pictures: readonly { id: string; alt: string }[];
}

/** Everything of a destination that can be translated; empty texts are left out. */
export function originalTexts({ details, facts, pictures, prices }: Original): Texts {
  const texts: [name: string, text: string][] = [
    ['spot', facts.spot],
    ['location', facts.location],
    ['description', facts.description],
    ...(details ? detailTexts(details) : []),
    ...(prices ? seasonTexts(prices) : []),
    ...hostTexts(facts),
    ...pictures.map(({ id, alt }): [string, string] => [`picture.${id}`, alt]),
  ];
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

const seasonTexts = (prices: PriceRules): [name: string, text: string][] =>
  (prices.seasons ?? []).map(({ label }) => [seasonTextName(prices, label), label]);

export const digestOfAll = (texts: Texts): string =>
  digest(JSON.stringify(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))));

/** The names of translated texts whose original has changed since. */
export function changedTexts(
  originals: Texts,
  { sources, texts }: { sources: Texts; texts: Texts },
): string[] {
  return Object.keys(texts).filter(
    (name) => originals[name] !== undefined && digest(originals[name]) !== sources[name],
  );
}
