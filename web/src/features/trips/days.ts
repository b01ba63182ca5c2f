import { type CalendarDay, LOCALE } from '@wayfarer/contract';

const DAY = { month: 'short', day: 'numeric' } as const;
const WHOLE = new Intl.DateTimeFormat(LOCALE, {
  ...DAY,
  weekday: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const OWN = new Intl.DateTimeFormat(LOCALE, DAY);

/** A calendar day such as 'Mon, Apr 12, 2027', regardless of the reader's time zone. */
export const wholeDay = (day: CalendarDay) => WHOLE.format(new Date(`${day}T12:00:00Z`));

/** The day of a moment, such as 'Apr 12', in the reader's time zone. */
export const shortMoment = (iso: string) => OWN.format(new Date(iso));

export { formatShortDay as shortDay, formatSpan as daySpan } from '@wayfarer/contract';
