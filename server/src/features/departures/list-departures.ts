import {
  addDays,
  DEPARTURES_PAGE,
  isCalendarDay,
  type Departure,
  type QueryOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { withMinimum } from '../../db/records/departure-minimum.ts';
import { cutPage, readCursor } from '../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../pagination/list-page.ts';
import { listDepartureRows, listStatedRows } from './store.ts';

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
  const after = readCursor(cursor, isCalendarDay);
  const limit = DEPARTURES_PAGE + 1;
  const span = { from, to, after, limit, livemode: payments.livemode };
  const stated = (await listStatedRows(db.orm, span)).map(withMinimum);
  const going = (await listDepartureRows(db.orm, span)).map(withMinimum);
  const rows = merge(going, stated).slice(0, limit);
  const { next, page } = cutPage(rows, DEPARTURES_PAGE, ({ day, offerId }) => ({
    key: day,
    id: offerId,
  }));
  return { rows: page, next };
}

type Stated = Omit<Departure, keyof typeof NOBODY>;

const NOBODY = { bookings: 0, people: 0, checkedIn: 0, balance: [] };

/** Merges two lists sorted by day into one. */
function merge(going: readonly Departure[], stated: readonly Stated[]): Departure[] {
  const keyOf = ({ day, offerId }: Stated) => `${day} ${offerId}`;
  const goingKeys = new Set(going.map(keyOf));
  const empty = stated.filter((row) => !goingKeys.has(keyOf(row)));
  return [...going, ...empty.map((row) => emptyDeparture(row))].sort((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : 1,
  );
}

/** A fixed departure without bookings, or one that was called off. */
export function emptyDeparture(stated: Stated): Departure {
  return { ...stated, ...NOBODY };
}
