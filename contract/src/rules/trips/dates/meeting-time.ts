import { afternoon, forenoon, twelveHours } from '../../../words/formats/dates.texts.js';
import { commaList } from '../../text/mid-sentence.ts';

/** `HH:mm`. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A time of day in the page's language: '12:30' is '12:30 PM' in English. */
export function timeText(time: string): string {
  if (!twelveHours) return time;
  const [hours = 0, minutes = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? forenoon : afternoon}`;
}

/** 'Apr 12, 2027, 2:30 PM': a day's text with the start time, if there is one. */
export const withStartTime = (day: string, startTime: string | null): string =>
  commaList([day, startTime === null ? '' : timeText(startTime)]);

/** '10:00 AM, Pier 1'. Empty if neither is known. */
export function meetingText({
  meetingPoint,
  meetingTime,
}: {
  meetingPoint: string;
  meetingTime: string | null;
}): string {
  return commaList([meetingTime === null ? '' : timeText(meetingTime), meetingPoint]);
}
