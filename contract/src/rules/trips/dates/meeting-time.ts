import { afternoon, forenoon, twelveHours } from '../../../words/formats/dates.texts.js';
import { commaList } from '../../text/mid-sentence.ts';

/** A time of day, `HH:mm`, by the clock at the destination. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * A time of day in the form of the page's language. In English, '10:00' becomes '10:00 AM' and '12:30' becomes '12:30
 * PM'.
 */
export function timeText(time: string): string {
  if (!twelveHours) return time;
  const [hours = 0, minutes = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? forenoon : afternoon}`;
}

/** A day's text with the start time of a departure, if it has one: 'Apr 12, 2027, 2:30 PM'. */
export const withStartTime = (day: string, startTime: string | null): string =>
  commaList([day, startTime === null ? '' : timeText(startTime)]);

/** The time and place where a trip begins, in one line: '10:00 AM, Pier 1'. Empty if neither is known. */
export function meetingText({
  meetingPoint,
  meetingTime,
}: {
  meetingPoint: string;
  meetingTime: string | null;
}): string {
  return commaList([meetingTime === null ? '' : timeText(meetingTime), meetingPoint]);
}
