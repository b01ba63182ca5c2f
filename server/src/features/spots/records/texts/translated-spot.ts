import { LISTED_TEXTS, type ShownDetails, type Spot } from '@wayfarer/contract';
import { digest } from './originals.ts';
import type { Translated } from './store-texts.ts';

/** A spot in a language: its published texts, and the originals where there are none. */
export function translatedSpot(spot: Spot, { texts, sources }: Translated, language: string): Spot {
  /** The entries of a list say what a traveler gets: the translation of a former one is never shown. */
  const current = (name: string, original: string) =>
    sources[name] === digest(original) ? (texts[name] ?? original) : original;
  return {
    ...spot,
    spot: texts['spot'] ?? spot.spot,
    location: texts['location'] ?? spot.location,
    description: texts['description'] ?? spot.description,
    textLanguage: language,
    ...(spot.details && { details: translatedDetails(spot.details, current) }),
    ...(spot.pictures && {
      pictures: spot.pictures.map((picture) => ({
        ...picture,
        alt: texts[`picture.${picture._id}`] ?? picture.alt,
      })),
    }),
  };
}

function translatedDetails(
  details: ShownDetails,
  current: (name: string, original: string) => string,
): ShownDetails {
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
