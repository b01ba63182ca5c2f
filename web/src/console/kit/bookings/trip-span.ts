import { commaList, lastTripDay, LOCALE, timeText } from '@wayfarer/contract';

const SPAN = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The first and last day of a trip, with its start time if it has one: 'Apr 12 – 16, 2027, 9:00 AM'. */
export function tripSpan({
  startTime = null,
  travelDate,
  travelDuration,
}: {
  travelDate: string;
  travelDuration: number;
  startTime?: string | null | undefined;
}): string {
  const days = SPAN.formatRange(at(travelDate), at(lastTripDay(travelDate, travelDuration)));
  return withTime(days, startTime);
}

const withTime = (days: string, startTime: string | null) =>
  startTime === null ? days : commaList([days, timeText(startTime)]);

/** A calendar day: 'Apr 12, 2027'. */
export const dayText = (day: string) => SPAN.format(at(day));

/** The day of a departure, with its start time if it has one: 'Apr 12, 2027, 9:00 AM'. */
export const departureText = ({ day, startTime }: { day: string; startTime: string | null }) =>
  withTime(dayText(day), startTime);
