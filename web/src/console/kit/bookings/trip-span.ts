import { lastTripDay } from '@wayfarer/contract';

const SPAN = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** From the first day of a trip to its last: 'Apr 12 – 16, 2027'. */
export function tripSpan({
  travelDate,
  travelDuration,
}: {
  travelDate: string;
  travelDuration: number;
}): string {
  return SPAN.formatRange(at(travelDate), at(lastTripDay(travelDate, travelDuration)));
}

/** One day of the calendar: 'Apr 12, 2027'. */
export const dayText = (day: string) => SPAN.format(at(day));
