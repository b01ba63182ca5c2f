import {
  addDays,
  DEPARTURES_PAGE,
  isCalendarDay,
  TIME_OF_DAY,
  type Departure,
  type QueryOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { presentDeparture } from '../../db/records/departure-minimum.ts';
import { cutPage, readCursor, type RowCursor } from '../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../pagination/list-page.ts';
import { withoutPastMinimums } from './past-minimums.ts';
import { type Departure as DepartureKey, listDepartureRows, listStatedRows } from './store.ts';

const USUAL_DAYS = 31;

/**
 * Departures between two days, earliest first, a page at a time. Includes fixed departures without bookings, and
 * departures that were called off.
 */
export async function listDepartures(
  { clock, db, payments }: UserContext,
  { cursor, from: first, to: last }: QueryOf<'listDepartures'>,
): Promise<ListPage<Departure>> {
  const from = first ?? clock.now().toISOString().slice(0, 10);
  const to = last ?? addDays(from, USUAL_DAYS);
  const after = departureAt(readCursor(cursor, isKey));
  const limit = DEPARTURES_PAGE + 1;
  const span = { from, to, after, limit, livemode: payments.livemode };
  const stated = (await listStatedRows(db.orm, span)).map(presentDeparture);
  const going = (await listDepartureRows(db.orm, span)).map(presentDeparture);
  const merged = merge(going, stated).slice(0, limit);
  const rows = await withoutPastMinimums(db.orm, merged, clock.now());
  const { next, page } = cutPage(rows, DEPARTURES_PAGE, ({ day, offerId, startTime }) => ({
    key: startTime === null ? day : `${day} ${startTime}`,
    id: offerId,
  }));
  return { rows: page, next };
}

/** The key of a departure in a cursor: its day and, if it has one, its start time. */
function isKey(key: string): boolean {
  const [day = '', time, ...more] = key.split(' ');
  return isCalendarDay(day) && more.length === 0 && (time === undefined || TIME_OF_DAY.test(time));
}

function departureAt(cursor: RowCursor | null): DepartureKey | null {
  if (cursor === null) return null;
  const [day = '', startTime = ''] = cursor.key.split(' ');
  return { day, offerId: cursor.id, startTime };
}

type Stated = Omit<Departure, keyof typeof NOBODY>;

const NOBODY = { bookings: 0, people: 0, checkedIn: 0, balance: [] };

/** Adds the departures without bookings to those with bookings, in order. */
function merge(going: readonly Departure[], stated: readonly Stated[]): Departure[] {
  const keyOf = ({ day, offerId, startTime }: Stated) => `${day} ${offerId} ${startTime ?? ''}`;
  const goingKeys = new Set(going.map(keyOf));
  const empty = stated.filter((row) => !goingKeys.has(keyOf(row)));
  return [...going, ...empty.map((row) => emptyDeparture(row))].sort((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : 1,
  );
}

export function emptyDeparture(stated: Stated): Departure {
  return { ...stated, ...NOBODY };
}
