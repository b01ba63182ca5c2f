import {
  costText,
  minorDigits,
  OPERATOR_SPOT_PAGE,
  type OperatorSpotFilter,
  type OperatorSpotOrder,
  type OperatorSpotRow,
  type QueryOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { allPages } from '../../../pagination/all-pages.ts';
import { cutPage, readCursor } from '../../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../../pagination/list-page.ts';
import type { Column, Table } from '../../../pagination/table.ts';
import { recordExport } from '../../audit/index.ts';
import { listEverywhere, type ListedSpot } from './store-list.ts';

/** For each order, a check that a cursor's key is valid. */
const IS_KEY: Readonly<Record<OperatorSpotOrder, (key: string) => boolean>> = {
  name: () => true,
  newest: (key) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(key) && !Number.isNaN(Date.parse(key)),
  price: (key) => /^\d{1,9}$/.test(key),
};

export async function listOperatorSpots(
  { db }: UserContext,
  { cursor, limit = OPERATOR_SPOT_PAGE.default, ...filter }: QueryOf<'listOperatorSpots'>,
): Promise<ListPage<OperatorSpotRow>> {
  const { direction, sort } = orderOf(filter);
  const order = `${sort} ${direction}`;
  const after = readCursor(cursor, IS_KEY[sort], order);
  const rows = await listEverywhere(db.orm, { filter, sort, direction, after, limit: limit + 1 });
  const { page, next } = cutPage(rows, limit, (last) => last, order);
  return { rows: page.map(present), next };
}

function orderOf({ sort = 'name', direction }: OperatorSpotFilter) {
  return { sort, direction: direction ?? (sort === 'newest' ? 'desc' : 'asc') } as const;
}

function present({ id, cost, createdAt, key: _key, ...spot }: ListedSpot): OperatorSpotRow {
  return {
    _id: id,
    ...spot,
    average_cost: costText(cost, spot.currency),
    createdAt: createdAt.toISOString(),
  };
}

const COLUMNS: readonly Column<ListedSpot>[] = [
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

/** Records the export of destinations, then returns them a page at a time. */
export async function exportSpots(
  context: UserContext,
  filter: OperatorSpotFilter,
): Promise<Table<ListedSpot>> {
  await recordExport(context, 'destinations_exported', 'destinations', {
    state: filter.state ?? 'all',
  });
  const order = orderOf(filter);
  const pages = allPages(
    (page) => listEverywhere(context.db.orm, { filter, ...order, ...page }),
    (last) => last,
  );
  return { columns: COLUMNS, pages };
}
