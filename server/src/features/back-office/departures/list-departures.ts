import {
  addDays,
  DEPARTURES_PAGE,
  isCalendarDay,
  type Departure,
  type listDepartures as endpoint,
  type ParsedInputOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { cutPage, readCursor } from '../../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../../pagination/list-page.ts';
import { listDepartureRows } from '../store/departures.ts';

type Query = ParsedInputOf<typeof endpoint>['query'];

const USUAL_DAYS = 31;

/** What leaves between two days, the earliest first, a page at a time. */
export async function listDepartures(
  { clock, db, payments }: UserContext,
  { cursor, from: first, to: last }: Query,
): Promise<ListPage<Departure>> {
  const from = first ?? clock.now().toISOString().slice(0, 10);
  const to = last ?? addDays(from, USUAL_DAYS);
  const after = readCursor(cursor, isCalendarDay);
  const limit = DEPARTURES_PAGE + 1;
  const span = { from, to, after, limit, livemode: payments.livemode };
  const rows = await listDepartureRows(db.orm, span);
  const { next, page } = cutPage(rows, DEPARTURES_PAGE, ({ day, offerId }) => ({
    key: day,
    id: offerId,
  }));
  return { rows: page, next };
}
