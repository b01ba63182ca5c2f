import { PICTURE_TEXT_LIMITS } from './pictures.ts';
import { TEXT_LIMITS } from './limits.ts';
import { DETAILS_LIMITS, TOLD_LIMITS } from './trips/trips.ts';
import { SEASON_LABEL_MAX } from '../rules/money/prices/seasons.ts';

/**
 * The state of a destination's texts in a language. `toCheck`: the original has changed since it was translated.
 * `partly`: published, but some texts have no translation.
 */
export const TEXT_STATES = ['missing', 'partly', 'toCheck', 'draft', 'published'] as const;
export type TextState = (typeof TEXT_STATES)[number];

export const TEXTS_PAGE = 50;
/** The maximum number of texts in one import request. */
export const TEXTS_IMPORT = 200;
/**
 * Reasons to refuse a row of a translator's file. `unknown`: it names no destination or setting; `unknown_text`: that
 * one has no such text; `repeated`: an earlier row is about the same text.
 */
export const TEXT_REFUSALS = [
  'unknown',
  'unknown_text',
  'too_long',
  'repeated',
  'forbidden',
] as const;
export type TextRefusal = (typeof TEXT_REFUSALS)[number];

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

/** The maximum length of a destination's text, by its name, such as `spot` or `included.0`. */
export function textLimit(name: string): number {
  if (name === 'spot') return TEXT_LIMITS.spotName;
  if (name === 'location') return TEXT_LIMITS.location;
  if (name === 'description') return TEXT_LIMITS.description;
  if (name === 'meetingPoint' || name === 'endPoint') return TEXT_LIMITS.address;
  if (name === 'hostWords') return TOLD_LIMITS.hostWords;
  if (name.startsWith('season.')) return SEASON_LABEL_MAX;
  if (name.startsWith('faq.')) return TEXT_LIMITS.description;
  if (name === 'directions' || name.endsWith('.text')) return DETAILS_LIMITS.dayText;
  return name.startsWith('picture.') ? PICTURE_TEXT_LIMITS.alt : DETAILS_LIMITS.entryLength;
}

/** The names of texts that aren't translated into the requested language. */
export interface Originals {
  /** The language of these texts. */
  language: string;
  names: readonly string[];
}
