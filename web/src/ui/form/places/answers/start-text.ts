import { formatWeekday, type TripStart, withStartTime } from '@wayfarer/contract';

/** The day on which a trip begins, with its start time if it has one: 'Tue, May 4, 2:30 PM'. */
export const startText = ({ day, startTime }: TripStart, dayText = formatWeekday): string =>
  withStartTime(dayText(day), startTime);
