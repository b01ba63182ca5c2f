import { lastTripDay, LOCALE } from '@wayfarer/contract';

const SPAN = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The first and last day of a trip: 'Apr 12 – 16, 2027'. */
export function tripSpan({
  travelDate,
  travelDuration,
}: {
  travelDate: string;
  travelDuration: number;
}): string {
  return SPAN.formatRange(at(travelDate), at(lastTripDay(travelDate, travelDuration)));
}

/** A calendar day: 'Apr 12, 2027'. */
export const dayText = (day: string) => SPAN.format(at(day));
