import { compareRatings, type ComparedRatings } from '../../features/reviews/index.ts';
import type { SqlExecutor } from '../../db/database.ts';
import { tableExists } from '../data-files/catalogue.ts';
import { ok, warning, type Finding } from '../doctor/finding.ts';

const ABOUT = 'ratings';

/** Null if the database is from before reviews. */
export async function comparedRatings(on: SqlExecutor): Promise<ComparedRatings | null> {
  return (await tableExists(on, 'rating_totals')) ? compareRatings(on) : null;
}

/** Checks that ratings match their reviews. */
export function checkRatings(found: ComparedRatings | null): Finding[] {
  if (found === null) return [];
  const { known, wrong } = found;
  const [first] = wrong;
  if (first === undefined) {
    return [ok(ABOUT, `the ratings of all ${known} reviewed destinations match their reviews`)];
  }
  const more = wrong.length === 1 ? '' : ` and ${wrong.length - 1} more`;
  return [
    warning(
      ABOUT,
      `the counters of destination ${first}${more} do not match its reviews`,
      'let Wayfarer run: it counts them again within a day, and logs it; please report it if no one changed rows by hand',
    ),
  ];
}

/** Reads the report of a running product; null if an older version sent none. */
export function toldRatings(told: unknown): ComparedRatings | null {
  if (typeof told !== 'object' || told === null) return null;
  const { known, wrong } = told as Partial<ComparedRatings>;
  return { known: known ?? 0, wrong: wrong ?? [] };
}
