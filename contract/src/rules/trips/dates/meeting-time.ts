import { afternoon, forenoon, twelveHours } from '../../../words/formats/dates.texts.js';
import { commaList } from '../../text/mid-sentence.ts';

/** A time of day, `HH:mm`, by the clock at the destination. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A time as the language writes it: '10:00 AM' for '10:00' and '12:30 PM' for '12:30' in English. */
export function timeText(time: string): string {
  if (!twelveHours) return time;
  const [hours = 0, minutes = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? forenoon : afternoon}`;
}

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
