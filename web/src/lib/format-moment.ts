import { LOCALE } from '@wayfarer/contract';

const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const TIME = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });

/** Date and time in the visitor's time zone: 'Nov 21, 2026, 9:05 AM'. */
export function formatMoment(iso: string): string {
  return MOMENT.format(new Date(iso));
}

/** Only the date: 'Nov 21, 2026'. */
export function formatMomentDay(iso: string): string {
  return DAY.format(new Date(iso));
}

/** Only the time: '9:05 AM'. */
export function formatMomentTime(iso: string): string {
  return TIME.format(new Date(iso));
}
