import { formatShortDay } from '@wayfarer/contract';
import { cardTexts } from './card-copy.texts.js';

/** The next departure of a destination that has fixed ones; null: none has room. */
export const departureText = (next: string | null): string =>
  next === null ? cardTexts.noDeparture : cardTexts.departure(formatShortDay(next));
