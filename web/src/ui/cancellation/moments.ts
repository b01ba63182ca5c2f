const FORM = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

const UTC = new Intl.DateTimeFormat('en', { ...FORM, timeZone: 'UTC' });
const HERE = new Intl.DateTimeFormat('en', FORM);

/** Some browsers put a narrow space before AM and PM; others don't. */
const plain = (text: string) => text.replaceAll('\u202F', ' ');

/**
 * A local time as it is, 'Fri, Apr 10, 12:00 AM': the destination's, regardless of the reader's
 * time zone.
 */
export function wallClockText(local: string): string {
  return plain(UTC.format(new Date(`${local}Z`)));
}

/** An instant in the reader's time zone: 'Thu, Apr 9, 8:15 PM'. */
export function ownClockText(instant: string): string {
  return plain(HERE.format(new Date(instant)));
}

/** The place of a time zone: 'in Kathmandu', after its city. */
export function placeOf(timeZone: string): string {
  const [area, ...names] = timeZone.split('/');
  const city = names.at(-1);
  if (city === undefined || area === 'Etc') return 'at the destination';
  return `in ${city.replaceAll('_', ' ')}`;
}
