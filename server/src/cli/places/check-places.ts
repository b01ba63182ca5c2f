import {
  comparePlaces,
  findWrongKept,
  type ComparedPlaces,
  type WrongKept,
} from '../../features/places/index.ts';
import { findBrokenOffers, type BrokenOffer } from '../../features/waitlist/index.ts';
import type { SqlExecutor } from '../../db/database.ts';
import { tableExists } from '../data-files/catalogue.ts';
import { ok, type Finding, wrong } from '../doctor/finding.ts';

const ABOUT = 'places';

/** Wrong counts of booked places, wrong counts of places kept for the waiting list, and broken offers. */
export interface FoundPlaces extends ComparedPlaces {
  kept: WrongKept[];
  offers: BrokenOffer[];
}

/** Null if the database is from before limits or start times. */
export async function comparedPlaces(on: SqlExecutor): Promise<FoundPlaces | null> {
  if (!(await tableExists(on, 'spot_availability'))) return null;
  if (!(await countsStartTimes(on))) return null;
  const compared = await comparePlaces(on);
  if (!(await tableExists(on, 'waitlist'))) return { ...compared, kept: [], offers: [] };
  return { ...compared, kept: await findWrongKept(on), offers: await findBrokenOffers(on) };
}

async function countsStartTimes(on: SqlExecutor): Promise<boolean> {
  const { rows } = await on.query<{ there: boolean }>(
    `select to_regproc('departures_of_trip') is not null as there`,
  );
  return rows[0]?.there === true;
}

/** Checks that the counts of limited destinations match their bookings. */
export function checkPlaces(found: FoundPlaces | null): Finding[] {
  if (found === null) return [];
  return [...checkCounts(found), ...checkWaiting(found)];
}

const MEND = 'run: npm run doctor -- --mend; please report it if no one changed rows by hand';

/** Versions from before start times report none. */
const whenOf = ({ day, startTime = '' }: { day: string; startTime?: string }) =>
  startTime === '' ? day : `${day} at ${startTime}`;

function checkWaiting({ kept, offers }: FoundPlaces): Finding[] {
  const [day, offer] = [kept[0], offers[0]];
  const more = (all: readonly unknown[]) => (all.length === 1 ? '' : `; ${all.length - 1} more`);
  return [
    ...(day === undefined
      ? []
      : [
          wrong(
            ABOUT,
            `on ${whenOf(day)}, ${day.kept} places of destination ${day.offerId} are kept for those who wait, but aren't free${more(kept)}`,
            MEND,
          ),
        ]),
    ...(offer === undefined
      ? []
      : [
          wrong(
            ABOUT,
            `the offer ${offer.id} of places on ${offer.day} has no held booking${more(offers)}`,
            MEND,
          ),
        ]),
  ];
}

function checkCounts({ limited, wrong: miscounts }: ComparedPlaces): Finding[] {
  const [first] = miscounts;
  if (first === undefined) {
    if (limited === 0) return [];
    return [ok(ABOUT, `the places of all ${limited} limited destinations match their bookings`)];
  }
  const { offerId, people, taken } = first;
  const more = miscounts.length === 1 ? '' : `; ${miscounts.length - 1} more days are wrong`;
  return [
    wrong(
      ABOUT,
      `on ${whenOf(first)}, ${people} people have booked destination ${offerId}, but ${taken} are counted${more}`,
      MEND,
    ),
  ];
}

/** Reads the report of a running product; null if an older version sent none. */
export function toldPlaces(told: unknown): FoundPlaces | null {
  if (typeof told !== 'object' || told === null) return null;
  const { kept, limited, offers, wrong: miscounts } = told as Partial<FoundPlaces>;
  return { limited: limited ?? 0, wrong: miscounts ?? [], kept: kept ?? [], offers: offers ?? [] };
}
