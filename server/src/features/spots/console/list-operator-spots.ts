import {
  costText,
  minorDigits,
  OPERATOR_SPOT_PAGE,
  type listOperatorSpots as endpoint,
  type OperatorSpotFilter,
  type OperatorSpotOrder,
  type OperatorSpotRow,
  type ParsedInputOf,
} from '@wayfarer/contract';
import { recordExport } from '../../../audit.ts';
import type { UserContext } from '../../../context.ts';
import { readCursor, writeCursor } from '../../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../../pagination/list-page.ts';
import { listEverywhere, type ListedSpot } from './store-list.ts';

type Query = ParsedInputOf<typeof endpoint>['query'];

/** What a cursor of each order may hold. */
const IS_KEY: Readonly<Record<OperatorSpotOrder, (key: string) => boolean>> = {
  name: () => true,
  newest: (key) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(key) && !Number.isNaN(Date.parse(key)),
  price: (key) => /^\d{1,9}$/.test(key),
};

/** Destinations that a filter finds, in its order, a page at a time. Throws `invalid_input` for a foreign cursor. */
export async function listOperatorSpots(
  context: UserContext,
  { cursor, limit = OPERATOR_SPOT_PAGE.default, ...filter }: Query,
): Promise<ListPage<OperatorSpotRow>> {
  const { found, next } = await findPage(context, { filter, cursor, limit });
  return { rows: found.map(present), next };
}

async function findPage(
  { db }: UserContext,
  {
    cursor,
    filter,
    limit,
  }: { filter: OperatorSpotFilter; cursor: string | undefined; limit: number },
): Promise<{ found: ListedSpot[]; next: string | null }> {
  const { sort = 'name' } = filter;
  const { direction = sort === 'newest' ? 'desc' : 'asc' } = filter;
  const order = `${sort} ${direction}`;
  const after = readCursor(cursor, IS_KEY[sort], order);
  const rows = await listEverywhere(db.orm, { filter, sort, direction, after, limit: limit + 1 });
  const found = rows.slice(0, limit);
  const last = found.at(-1);
  const next = last !== undefined && rows.length > limit ? writeCursor(last, order) : null;
  return { found, next };
}

function present({ id, cost, createdAt, key: _key, ...spot }: ListedSpot): OperatorSpotRow {
  return {
    _id: id,
    ...spot,
    average_cost: costText(cost, spot.currency),
    createdAt: createdAt.toISOString(),
  };
}

/** The columns of the table for spreadsheets. */
export const SPOT_COLUMNS: readonly {
  title: string;
  cell: (row: ListedSpot) => string | number;
}[] = [
  { title: 'Destination', cell: ({ spot }) => spot },
  { title: 'Country', cell: ({ country }) => country },
  { title: 'Place', cell: ({ location }) => location },
  { title: 'Kind', cell: ({ category }) => category ?? '' },
  { title: 'State', cell: ({ state }) => state },
  { title: 'From', cell: ({ contributed }) => (contributed ? 'traveler' : 'agency') },
  { title: 'Currency', cell: ({ currency }) => currency.toUpperCase() },
  {
    title: 'Cost per day',
    cell: ({ cost, currency }) => {
      const digits = minorDigits(currency);
      return (cost / 10 ** digits).toFixed(digits);
    },
  },
  { title: 'Added at', cell: ({ createdAt }) => createdAt.toISOString() },
  { title: 'Id', cell: ({ id }) => id },
];

/** Writes down that a colleague takes destinations along, then gives them out a page at a time. */
export async function exportSpots(
  context: UserContext,
  filter: OperatorSpotFilter,
): Promise<AsyncIterable<readonly ListedSpot[]>> {
  await recordExport(context, 'destinations_exported', 'destinations', {
    state: filter.state ?? 'all',
  });
  return everySpot(context, filter);
}

/** All of them, page by page, so that no more than one page is in memory. */
async function* everySpot(
  context: UserContext,
  filter: OperatorSpotFilter,
): AsyncGenerator<ListedSpot[]> {
  const limit = OPERATOR_SPOT_PAGE.max;
  for (let cursor: string | undefined; ;) {
    const { found, next } = await findPage(context, { cursor, filter, limit });
    yield found;
    if (next === null) return;
    cursor = next;
  }
}
