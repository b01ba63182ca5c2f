import { isOutOfSeason, monthOf, namesMonths, nextInSeason } from '@wayfarer/contract';
import { whenTexts as texts } from './copy.texts.js';

/** The best time to go. Any future day can be booked; the text recommends the months that a season names. */
export function whenText(season: string, today: string): string {
  if (!namesMonths(season)) return texts.anyDay;
  if (!isOutOfSeason(season, today)) return texts.now;
  return texts.from(monthOf(nextInSeason(season, today)));
}
