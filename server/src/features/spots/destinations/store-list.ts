import type { OperatorSpotFilter, OperatorSpotOrder, SpotState } from '@wayfarer/contract';
import { searchText } from '@wayfarer/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import {
  spotArchive,
  spotEdits,
  spots,
  spotsUnapproved,
  spotSubmissions,
} from '../../../db/tables/spots.ts';
import type { RowsAfter } from '../../../pagination/keyset-cursor.ts';
import { contains } from '../records/rows/store-conditions.ts';

export interface SpotListQuery extends RowsAfter {
  filter: OperatorSpotFilter;
  sort: OperatorSpotOrder;
  direction: 'asc' | 'desc';
}

export type ListedSpot = Awaited<ReturnType<typeof listFrom>>[number];

type Source = typeof spots | typeof spotSubmissions | typeof spotArchive;

const WORDS = 6;

export async function listEverywhere(db: Executor, query: SpotListQuery): Promise<ListedSpot[]> {
  const { filter, limit } = query;
  const wanted = (state: SpotState) => filter.state === undefined || filter.state === state;
  const found: ListedSpot[] = [];
  if (wanted('published')) found.push(...(await listFrom(db, spots, query)));
  // submissions come only from travelers
  const submitted = filter.origin !== 'own' && (wanted('waiting') || wanted('rejected'));
  if (submitted) found.push(...(await listFrom(db, spotSubmissions, query)));
  if (wanted('archived')) found.push(...(await listFrom(db, spotArchive, query)));
  return found.sort(compareBy(query)).slice(0, limit);
}

function compareBy({ direction, sort }: SpotListQuery) {
  const way = direction === 'asc' ? 1 : -1;
  return (one: ListedSpot, other: ListedSpot): number => {
    const byKey =
      sort === 'price' ? one.cost - other.cost : Buffer.compare(bytes(one.key), bytes(other.key));
    return way * (byKey || Buffer.compare(bytes(one.id), bytes(other.id)));
  };
}

const bytes = (text: string) => Buffer.from(text);

function listFrom(db: Executor, from: Source, query: SpotListQuery) {
  const { after, direction, limit, sort } = query;
  const order = orderOf(from)[sort];
  const [beyond, way] = direction === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const type = sql.raw({ name: 'text', newest: 'timestamptz', price: 'integer' }[sort]);
  const rest =
    after && sql`(${order}, ${from.id}) ${beyond} (${after.key}::text::${type}, ${after.id})`;
  return db
    .select({
      id: from.id,
      key: keyOf(order, sort).as('key'),
      spot: from.spot,
      country: from.country,
      location: from.location,
      category: from.category,
      image: from.image,
      cost: from.cost,
      currency: from.currency,
      createdAt: from.createdAt,
      contributed: whose(from),
      state: stateOf(from),
      waits: waitsOf(from),
    })
    .from(from)
    .where(and(...conditions(from, query.filter), rest ?? undefined))
    .orderBy(sql`${order} ${way}`, sql`${from.id} ${way}`)
    .limit(limit);
}

const orderOf = (from: Source) => ({
  name: sql`${from.nameKey}`,
  newest: sql`${from.createdAt}`,
  price: sql`${from.cost}`,
});

/** The sort key of a row for a cursor; times have all their digits. */
function keyOf(order: SQL, sort: OperatorSpotOrder): SQL<string> {
  return sort === 'newest'
    ? sql<string>`to_char(${order} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql<string>`${order}::text`;
}

const whose = (from: Source) =>
  from === spotSubmissions
    ? sql<boolean>`true`.as('contributed')
    : sql<boolean>`${(from as typeof spots).contributed}`.as('contributed');

function stateOf(from: Source): SQL.Aliased<SpotState> {
  if (from === spotSubmissions) return sql<SpotState>`${spotSubmissions.state}`.as('state');
  const state: SpotState = from === spots ? 'published' : 'archived';
  return sql<SpotState>`${state}::text`.as('state');
}

function waitsOf(from: Source): SQL.Aliased<'edit' | 'online' | null> {
  if (from !== spots) return sql<null>`null::text`.as('waits');
  const edited = sql`exists (select from ${spotEdits}
    where ${spotEdits.spotId} = ${spots.id} and ${spotEdits.state} = 'waiting')`;
  const unapproved = sql`exists (select from ${spotsUnapproved}
    where ${spotsUnapproved.spotId} = ${spots.id})`;
  return sql<'edit' | 'online' | null>`case when ${edited} then 'edit'
    when ${unapproved} then 'online' end`.as('waits');
}

function* conditions(
  from: Source,
  { category, origin, q, state }: OperatorSpotFilter,
): Generator<SQL | undefined> {
  if (from === spotSubmissions && (state === 'waiting' || state === 'rejected'))
    yield eq(spotSubmissions.state, state);
  if (from !== spotSubmissions && origin !== undefined)
    yield eq((from as typeof spots).contributed, origin === 'contributed');
  if (category !== undefined) yield eq(from.category, category);
  const words = searchText(q ?? '')
    .split(' ')
    .filter(Boolean);
  for (const word of words.slice(0, WORDS)) yield contains(from.searchText, [word]);
}
