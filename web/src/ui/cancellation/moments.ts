import { LOCALE } from '@wayfarer/contract';
import { clockTexts } from './copy.texts.js';

const FORM = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

const UTC = new Intl.DateTimeFormat(LOCALE, { ...FORM, timeZone: 'UTC' });
const HERE = new Intl.DateTimeFormat(LOCALE, FORM);

/** Replaces the narrow space that some browsers put before AM and PM. */
const plain = (text: string) => text.replaceAll('\u202F', ' ');

/** A local time at the destination, such as 'Fri, Apr 10, 12:00 AM', regardless of the reader's time zone. */
export function wallClockText(local: string): string {
  return plain(UTC.format(new Date(`${local}Z`)));
}

/** An instant in the reader's time zone: 'Thu, Apr 9, 8:15 PM'. */
export function ownClockText(instant: string): string {
  return plain(HERE.format(new Date(instant)));
}

/**
 * Names a time zone by its country: 'Spain time'. The zone's city could mislead: for a country with several zones, it
 * is in the westernmost zone, and the destination may be in another one.
 */
export const clockOf = (country: string): string =>
  country === '' ? clockTexts.there : clockTexts.of(country);
