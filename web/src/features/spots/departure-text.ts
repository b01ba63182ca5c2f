import { formatShortDay } from '@wayfarer/contract';
import { cardTexts } from './card-copy.texts.js';

/** A text for the next departure of a destination with fixed departures; null means that no departure has room. */
export const departureText = (next: string | null): string =>
  next === null ? cardTexts.noDeparture : cardTexts.departure(formatShortDay(next));
