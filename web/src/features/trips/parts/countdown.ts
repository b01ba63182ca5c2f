import { type CalendarDay, daysBetween, type Trip } from '@wayfarer/contract';
import { tripTexts as texts } from '../copy.texts.js';

interface When {
  phase: Trip['phase'];
  /** Today's date at the destination, regardless of the reader's clock. */
  localToday: CalendarDay;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
}

/** The time until the trip, or how much of it has passed, as a text. */
export function countdownText({ phase, localToday, firstDay, lastDay }: When): string {
  if (phase === 'upcoming') return texts.daysToGo(daysBetween(localToday, firstDay));
  if (phase === 'over') return texts.daysAgo(daysBetween(lastDay, localToday));
  return texts.dayOf({
    day: daysBetween(firstDay, localToday) + 1,
    days: daysBetween(firstDay, lastDay) + 1,
  });
}
