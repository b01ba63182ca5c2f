import { SEASONS } from '../../../options/own-spots.ts';
import { decimalSign } from '../../../words/formats/numbers.texts.js';
import { seasons, stays, visitors } from '../../../words/trips/stays.texts.js';

/** A season in the page's language; if it isn't in `SEASONS`, it stays as it is. */
export function seasonText(season: string): string {
  const at = (SEASONS as readonly string[]).indexOf(season);
  return seasons[at] ?? season;
}

const STAY = /^(\d{1,3})( ?[-–] ?(\d{1,3}))? ?(day|night|week)s?$/i;

/** A length such as '2-3 days' in the page's language; other texts stay as they are. */
export function stayText(stay: string): string {
  const [, first = '', range = '', last = first, unit = ''] = STAY.exec(stay.trim()) ?? [];
  if (unit === '') return stay;
  return stays[unit.toLowerCase() as keyof typeof stays]({
    count: Number(last),
    range: `${first}${range}`,
  });
}

const VISITORS = /^(\d+)(?:\.(\d+))?([KM])(\+?)$/;

/** A number such as '2.7M+' in the page's language; other texts stay as they are. */
export function visitorsText(text: string): string {
  const [, whole = '', part = '', unit = '', more = ''] = VISITORS.exec(text.trim()) ?? [];
  if (unit === '') return text;
  const number = part === '' ? whole : `${whole}${decimalSign}${part}`;
  return `${visitors[unit as keyof typeof visitors](number)}${more}`;
}
