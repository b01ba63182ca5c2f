import type { Booking } from '@wayfarer/contract';
import { pageTexts as texts } from './copy.texts.js';

/** The status of a booking that ended without being canceled, in one word. */
export const endedName = ({ declined }: Pick<Booking, 'declined'>): string =>
  declined === undefined ? texts.expired : texts.declined;
