const FORM = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

const UTC = new Intl.DateTimeFormat('en', { ...FORM, timeZone: 'UTC' });
const HERE = new Intl.DateTimeFormat('en', FORM);

/** A wall clock as it is, 'Fri, Apr 10, 00:00': the time at a destination, wherever it is read. */
export function wallClockText(local: string): string {
  return UTC.format(new Date(`${local}Z`));
}

/** An instant on the reader's own clock: 'Thu, Apr 9, 20:15'. */
export function ownClockText(instant: string): string {
  return HERE.format(new Date(instant));
}

/** Where a wall clock hangs: 'in Kathmandu', by the city that names its zone. */
export function placeOf(timeZone: string): string {
  const [area, ...names] = timeZone.split('/');
  const city = names.at(-1);
  if (city === undefined || area === 'Etc') return 'at the destination';
  return `in ${city.replaceAll('_', ' ')}`;
}
