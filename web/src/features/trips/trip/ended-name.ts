import type { Booking } from '@wayfarer/contract';
import { pageTexts as texts } from './copy.texts.js';

/** The state of a booking that ended without being canceled, in a word. */
export const endedName = ({ declined }: Pick<Booking, 'declined'>): string =>
  declined === undefined ? texts.expired : texts.declined;
