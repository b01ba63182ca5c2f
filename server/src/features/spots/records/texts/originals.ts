import { createHash } from 'node:crypto';
import { LISTED_TEXTS, type ShownDetails, type Spot } from '@wayfarer/contract';

/** Texts by name, such as `spot`, `included.0`, `itinerary.2.title` or `picture.ID`. */
export type Texts = Readonly<Record<string, string>>;

export interface Original {
  facts: Pick<Spot, 'spot' | 'location' | 'description'>;
  details: ShownDetails | null;
  pictures: readonly { id: string; alt: string }[];
}

/** Everything of a destination that can be translated; empty texts are left out. */
export function originalTexts({ details, facts, pictures }: Original): Texts {
  const texts: [name: string, text: string][] = [
    ['spot', facts.spot],
    ['location', facts.location],
    ['description', facts.description],
    ...(details ? detailTexts(details) : []),
    ...pictures.map(({ id, alt }): [string, string] => [`picture.${id}`, alt]),
  ];
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

function detailTexts(details: ShownDetails): [name: string, text: string][] {
  return [
    ...LISTED_TEXTS.flatMap((list) =>
      details[list].map((text, index): [string, string] => [`${list}.${index}`, text]),
    ),
    ['meetingPoint', details.meetingPoint],
    ['endPoint', details.endPoint],
    ['directions', details.directions],
    ...details.itinerary.flatMap(({ day, title, text }): [string, string][] => [
      [`itinerary.${day}.title`, title],
      [`itinerary.${day}.text`, text],
    ]),
  ];
}

/** Short, so that a digest is smaller than most texts; two originals of one text hardly ever share it. */
const DIGEST_LENGTH = 12;

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LENGTH);
}

export const digests = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, digest(text)]));

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
