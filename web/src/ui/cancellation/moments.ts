const FORM = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

const UTC = new Intl.DateTimeFormat('en', { ...FORM, timeZone: 'UTC' });
const HERE = new Intl.DateTimeFormat('en', FORM);

/** Some browsers put a narrow space before AM and PM, and others do not. */
const plain = (text: string) => text.replaceAll('\u202F', ' ');

/** A wall clock as it is, 'Fri, Apr 10, 12:00 AM': the time at a destination, wherever it is read. */
export function wallClockText(local: string): string {
  return plain(UTC.format(new Date(`${local}Z`)));
}

/** An instant on the reader's own clock: 'Thu, Apr 9, 8:15 PM'. */
export function ownClockText(instant: string): string {
  return plain(HERE.format(new Date(instant)));
}

/** Where a wall clock hangs: 'in Kathmandu', by the city that names its zone. */
export function placeOf(timeZone: string): string {
  const [area, ...names] = timeZone.split('/');
  const city = names.at(-1);
  if (city === undefined || area === 'Etc') return 'at the destination';
  return `in ${city.replaceAll('_', ' ')}`;
}
