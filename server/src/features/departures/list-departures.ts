import {
  addDays,
  DEPARTURES_PAGE,
  isCalendarDay,
  type Departure,
  type QueryOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { cutPage, readCursor } from '../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../pagination/list-page.ts';
import { listClosedRows, listDepartureRows } from './store.ts';

const USUAL_DAYS = 31;

/** Departures between two days, including those called off, earliest first, a page at a time. */
export async function listDepartures(
  { clock, db, payments }: UserContext,
  { cursor, from: first, to: last }: QueryOf<'listDepartures'>,
): Promise<ListPage<Departure>> {
  const from = first ?? clock.now().toISOString().slice(0, 10);
  const to = last ?? addDays(from, USUAL_DAYS);
  const after = readCursor(cursor, isCalendarDay);
  const limit = DEPARTURES_PAGE + 1;
  const span = { from, to, after, limit, livemode: payments.livemode };
  const closed = await listClosedRows(db.orm, span);
  const rows = merge(await listDepartureRows(db.orm, span), closed).slice(0, limit);
  const { next, page } = cutPage(rows, DEPARTURES_PAGE, ({ day, offerId }) => ({
    key: day,
    id: offerId,
  }));
  return { rows: page, next };
}

type Row = Omit<Departure, 'closed'>;
type Named = Pick<Departure, 'offerId' | 'day' | 'travelSpot' | 'travelCountry'>;

const NOBODY = { bookings: 0, people: 0, checkedIn: 0, balance: [] };

/** Merges two lists sorted by day into one. */
function merge(going: readonly Row[], closed: readonly Named[]): Departure[] {
  const keyOf = ({ day, offerId }: Named) => `${day} ${offerId}`;
  const closedKeys = new Set(closed.map(keyOf));
  const goingKeys = new Set(going.map(keyOf));
  const empty = closed.filter((row) => !goingKeys.has(keyOf(row)));
  return [
    ...going.map((row) => ({ ...row, closed: closedKeys.has(keyOf(row)) })),
    ...empty.map((row) => emptyDeparture(row)),
  ].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** A departure that was called off and has no bookings. */
export function emptyDeparture(named: Named): Departure {
  return { ...named, ...NOBODY, closed: true };
}
