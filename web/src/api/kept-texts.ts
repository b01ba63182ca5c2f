import type { Translations } from '@wayfarer/contract';
import { pageLanguage } from '../lib/language.ts';

/**
 * The fields about a destination. Other fields aren't translated: a person's name, for example, may equal a country's.
 */
const ABOUT_PLACE = new Set([
  'accessibility',
  'bring',
  'goodToKnow',
  'included',
  'itinerary',
  'notAllowed',
  'notIncluded',
  'place',
  'travelCountry',
  'travelSpot',
  'tripTitle',
]);

type Texts = Readonly<Record<string, string>>;

/**
 * Returns a response in the page's language: texts that bookings keep are replaced by their translations, where there
 * are any.
 */
export function inPageLanguage(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(inPageLanguage);
  if (!isRecord(data)) return data;
  const texts = (data['translations'] as Translations | undefined)?.texts[pageLanguage];
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      texts && ABOUT_PLACE.has(name) ? translated(value, texts) : inPageLanguage(value),
    ]),
  );
}

function translated(value: unknown, texts: Texts): unknown {
  if (typeof value === 'string') return texts[value] ?? value;
  if (Array.isArray(value)) return value.map((one) => translated(one, texts));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, translated(inner, texts)]),
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);
