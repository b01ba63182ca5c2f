import type { CalendarDay } from '@wayfarer/contract';

const FORM = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const SHORT = new Intl.DateTimeFormat('en-US', FORM);
const WHOLE = new Intl.DateTimeFormat('en-US', { ...FORM, weekday: 'short', year: 'numeric' });
const OWN = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

const noon = (day: CalendarDay) => new Date(`${day}T12:00:00Z`);

/** 'Mon, Apr 12, 2027'; the same day in every time zone. */
export const wholeDay = (day: CalendarDay) => WHOLE.format(noon(day));

/** 'Apr 12'. */
export const shortDay = (day: CalendarDay) => SHORT.format(noon(day));

/** 'Apr 12' for a moment, in the reader's time zone. */
export const shortMoment = (iso: string) => OWN.format(new Date(iso));

/** 'Apr 12 – 16', 'Apr 30 – May 2', or 'Apr 12' alone. */
export function daySpan(first: CalendarDay, last: CalendarDay): string {
  if (first === last) return shortDay(first);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${shortDay(first)} – ${isOneMonth ? Number(last.slice(8)) : shortDay(last)}`;
}
