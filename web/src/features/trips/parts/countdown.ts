import { type CalendarDay, daysBetween, type Trip } from '@wayfarer/contract';
import { tripTexts as texts } from '../copy.ts';

interface When {
  phase: Trip['phase'];
  /** At the destination, whatever the reader's clock says. */
  localToday: CalendarDay;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
}

/** How far the trip is, in words. */
export function countdownText({ phase, localToday, firstDay, lastDay }: When): string {
  if (phase === 'upcoming') return texts.daysToGo(daysBetween(localToday, firstDay));
  if (phase === 'over') return texts.daysAgo(daysBetween(lastDay, localToday));
  return texts.dayOf(daysBetween(firstDay, localToday) + 1, daysBetween(firstDay, lastDay) + 1);
}
