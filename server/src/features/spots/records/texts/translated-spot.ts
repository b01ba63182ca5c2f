import { LISTED_TEXTS, seasonTextName, type ShownDetails, type Spot } from '@wayfarer/contract';
import { digest } from '../../../../lib/languages/text-digests.ts';
import type { Translated } from './store-texts.ts';

type Find = (name: string, original: string) => string;

/**
 * A spot in a language: its published translation, or the original where a text isn't translated, and the names of
 * those originals.
 */
export function translatedSpot(
  spot: Spot,
  { texts, sources }: Translated,
  language: string,
): { spot: Spot; names: string[] } {
  const names = new Set<string>();
  const shown = (name: string, original: string, text: string | undefined) => {
    if (text === undefined && original !== '') names.add(name);
    return text ?? original;
  };
  const find: Find = (name, original) => shown(name, original, texts[name]);
  /** For list entries, which say what a traveler gets, the translation of an earlier original is never shown. */
  const current: Find = (name, original) =>
    shown(name, original, sources[name] === digest(original) ? texts[name] : undefined);
  const ofSeasons = new Map(
    Object.entries(sources).flatMap(([name, of]) =>
      name.startsWith('season.') ? [[of, texts[name]]] : [],
    ),
  );
  /** Finds a season's text by its original alone, because seasons move when others are added or have passed. */
  const season: Find = (name, original) => shown(name, original, ofSeasons.get(digest(original)));
  const { details, faq, host, pictures, prices } = spot;
  const translated: Spot = {
    ...spot,
    spot: find('spot', spot.spot),
    location: find('location', spot.location),
    description: find('description', spot.description),
    textLanguage: language,
    ...(details && { details: translatedDetails(details, current) }),
    ...(host && { host: { ...host, words: find('hostWords', host.words) } }),
    ...(faq && { faq: translatedFaq(faq, current) }),
    ...(prices?.seasons && { prices: translatedSeasons(prices, season) }),
    ...(pictures && {
      pictures: pictures.map((picture) =>
        Object.assign({}, picture, { alt: find(`picture.${picture._id}`, picture.alt) }),
      ),
    }),
  };
  return { spot: translated, names: [...names] };
}

function translatedSeasons(
  prices: NonNullable<Spot['prices']>,
  season: Find,
): NonNullable<Spot['prices']> {
  const seasons = prices.seasons?.map((one) =>
    Object.assign({}, one, { label: season(seasonTextName(prices, one.label), one.label) }),
  );
  return { ...prices, ...(seasons && { seasons }) };
}

/** An answer is shown in the same language as its question. */
function translatedFaq(faq: NonNullable<Spot['faq']>, current: Find): NonNullable<Spot['faq']> {
  return faq.map(({ answer, question }, index) => {
    const shown = {
      question: current(`faq.${index}.question`, question),
      answer: current(`faq.${index}.answer`, answer),
    };
    const isWhole = shown.question !== question && shown.answer !== answer;
    return isWhole ? shown : { answer, question };
  });
}

function translatedDetails(details: ShownDetails, current: Find): ShownDetails {
  const lists = LISTED_TEXTS.map((list) => [
    list,
    details[list].map((text, index) => current(`${list}.${index}`, text)),
  ]);
  return {
    ...details,
    ...(Object.fromEntries(lists) as Pick<ShownDetails, (typeof LISTED_TEXTS)[number]>),
    meetingPoint: current('meetingPoint', details.meetingPoint),
    endPoint: current('endPoint', details.endPoint),
    directions: current('directions', details.directions),
    itinerary: details.itinerary.map(({ day, title, text }) => ({
      day,
      title: current(`itinerary.${day}.title`, title),
      text: current(`itinerary.${day}.text`, text),
    })),
  };
}
