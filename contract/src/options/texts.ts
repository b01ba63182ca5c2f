import { PICTURE_TEXT_LIMITS } from './pictures.ts';
import { TEXT_LIMITS } from './limits.ts';
import { DETAILS_LIMITS, TOLD_LIMITS } from './trips/trips.ts';

/** The state of a destination's texts in a language; `toCheck`: the original has changed since. */
export const TEXT_STATES = ['missing', 'draft', 'toCheck', 'published'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** Destinations on a page of what is to translate. */
export const TEXTS_PAGE = 50;
/** Texts that one request imports. */
export const TEXTS_IMPORT = 200;

/** The fields of a destination's details that are lists of texts. */
export const LISTED_TEXTS = [
  'highlights',
  'included',
  'notIncluded',
  'bring',
  'languages',
  'notSuitable',
  'notAllowed',
  'accessibility',
  'goodToKnow',
] as const;

/** The maximum length of a destination's text, by its name such as `spot` or `included.0`. */
export function textLimit(name: string): number {
  if (name === 'spot') return TEXT_LIMITS.spotName;
  if (name === 'location') return TEXT_LIMITS.location;
  if (name === 'description') return TEXT_LIMITS.description;
  if (name === 'meetingPoint' || name === 'endPoint') return TEXT_LIMITS.address;
  if (name === 'hostWords') return TOLD_LIMITS.hostWords;
  if (name.startsWith('faq.')) return TEXT_LIMITS.description;
  if (name === 'directions' || name.endsWith('.text')) return DETAILS_LIMITS.dayText;
  return name.startsWith('picture.') ? PICTURE_TEXT_LIMITS.alt : DETAILS_LIMITS.entryLength;
}

/** Texts that are shown in another language than requested, because there is no translation. */
export interface Originals {
  /** The tag of the language that they are in. */
  language: string;
  names: readonly string[];
}
