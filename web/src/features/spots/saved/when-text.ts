import { isOutOfSeason, MONTH_NAMES, namesMonths, nextInSeason } from '@wayfarer/contract';
import { whenTexts as texts } from './copy.ts';

/** When one can go. Every day to come can be booked; a season that names its months prefers some of them. */
export function whenText(season: string, today: string): string {
  if (!namesMonths(season)) return texts.anyDay;
  if (!isOutOfSeason(season, today)) return texts.now;
  const next = nextInSeason(season, today);
  const month = MONTH_NAMES[Number(next.slice(5, 7)) - 1] ?? '';
  return texts.from(`${month} ${next.slice(0, 4)}`);
}
