import { comparePlaces, type ComparedPlaces } from '../../features/places/index.ts';
import type { SqlExecutor } from '../../db/database.ts';
import { tableExists } from '../data-files/catalogue.ts';
import { ok, type Finding, wrong } from '../doctor/finding.ts';

const ABOUT = 'places';

/** The counts of places compared with the bookings; null if the database is from a version without limits. */
export async function comparedPlaces(on: SqlExecutor): Promise<ComparedPlaces | null> {
  return (await tableExists(on, 'spot_availability')) ? comparePlaces(on) : null;
}

/** Checks that the places of limited destinations are those of their bookings. */
export function checkPlaces(found: ComparedPlaces | null): Finding[] {
  if (found === null) return [];
  const { limited, wrong: miscounts } = found;
  const [first] = miscounts;
  if (first === undefined) {
    if (limited === 0) return [];
    return [ok(ABOUT, `those of all ${limited} limited destinations match their bookings`)];
  }
  const { day, offerId, people, taken } = first;
  const more = miscounts.length === 1 ? '' : `; ${miscounts.length - 1} more days are wrong`;
  return [
    wrong(
      ABOUT,
      `on ${day}, ${people} people have booked destination ${offerId}, but ${taken} are counted${more}`,
      'run: npm run doctor -- --mend; please report it if no one changed rows by hand',
    ),
  ];
}

/** The comparison made by a running product; null from an older version, which doesn't report one. */
export function toldPlaces(told: unknown): ComparedPlaces | null {
  if (typeof told !== 'object' || told === null) return null;
  const { limited, wrong: miscounts } = told as Partial<ComparedPlaces>;
  return { limited: limited ?? 0, wrong: miscounts ?? [] };
}
