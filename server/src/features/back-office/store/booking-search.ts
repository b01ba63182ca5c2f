import type { BookingFilter, BookingOrder, ChargeMode } from '@wayfarer/contract';
import { and, eq, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import { escapeLike } from '../../../db/containing.ts';
import type { Executor } from '../../../db/database.ts';
import { bookings, type BookingRow } from '../../../db/tables/bookings.ts';
import { spots } from '../../../db/tables/spots.ts';
import type { RowsAfter } from '../../../pagination/keyset-cursor.ts';
import { isGoingBack } from './going-back-sql.ts';
import { agreedTotalSql, balanceSql, isPaidSql } from './money-sql.ts';

/** What decides about money besides the rows. */
interface MoneyRules {
  livemode: boolean;
  charge: ChargeMode;
}

interface Search extends MoneyRules, RowsAfter {
  filter: BookingFilter;
  sort: BookingOrder;
  direction: 'asc' | 'desc';
}

/** In the words of the indexes. */
const ORDERS = {
  date: sql`${bookings.travelDate}`,
  booked: sql`${bookings.createdAt}`,
  name: sql`(lower(${bookings.travelName}) collate "C")`,
  total: agreedTotalSql,
} as const satisfies Record<BookingOrder, SQL>;

/** The place of a row in each order, as a cursor keeps it. */
const KEY_TYPES = { date: 'date', booked: 'timestamptz', name: 'text', total: 'bigint' } as const;

export interface FoundBooking {
  id: string;
  /** By what it is ordered. */
  key: string;
  attendance: BookingRow['attendance'];
  image: string | null;
}

/** In order, at most `limit` that come after a cursor. */
export function searchBookings(db: Executor, search: Search): Promise<FoundBooking[]> {
  const { after, direction, limit, sort } = search;
  const { attendance, id, spotId } = bookings;
  const order = ORDERS[sort];
  const type = sql.raw(KEY_TYPES[sort]);
  const collation = sort === 'name' ? sql` collate "C"` : sql``;
  const [beyond, way] = direction === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const rest =
    after &&
    sql`(${order}, ${id}) ${beyond} (${after.key}::text::${type}${collation}, ${after.id})`;
  const key = sort === 'booked' ? utcText(order) : sql<string>`${order}::text`;
  return db
    .select({ id, key: key.as('key'), attendance, image: spots.image })
    .from(bookings)
    .leftJoin(spots, eq(spots.id, spotId))
    .where(and(...conditions(search), rest ?? undefined))
    .orderBy(sql`${order} ${way}`, sql`${id} ${way}`)
    .limit(limit);
}

/** An instant in all its digits, whatever the time zone of the connection. */
function utcText(instant: SQL): SQL<string> {
  return sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** In the words of the index `bookings_search`. */
const searchedText = sql`(' ' || lower(${bookings.travelName}) || ' ' || lower(${bookings.travelEmail}) || ' ' ||
  coalesce(lower(${bookings.reference}), '') || ' ' || lower(${bookings.travelSpot}) || ' ' || lower(${bookings.travelCountry}))`;

/** The index knows words by three letters in a row; of shorter ones it finds those that begin so. */
const SHORT = 3;
const MOST_WORDS = 8;

function searched(q: string | undefined): SQL | undefined {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const found = and(...words.map(hasWord));
  if (words.length < 2) return found;
  // Each may be common and both together rare, which no statistics tell: the index finds them all first.
  return sql`${bookings.id} = any(array(select ${bookings.id} from ${bookings} where ${found}))`;
}

function hasWord(word: string): SQL {
  const literal = escapeLike(word);
  const part = word.length < SHORT ? `% ${literal}%` : `%${literal}%`;
  return sql`${searchedText} like ${part}`;
}

function conditions({ charge, filter, livemode }: Search): (SQL | undefined)[] {
  const { attendance, balance, bookedFrom, bookedTo, country, goingBack, offerId, paid } = filter;
  const { travelFrom, travelTo } = filter;
  const { createdAt, travelDate } = bookings;
  const open = balanceSql(livemode);
  return [
    searched(filter.q),
    ...statesIn(filter.state),
    attendance && eq(bookings.attendance, attendance),
    offerId === undefined ? undefined : eq(bookings.offerId, offerId),
    country === undefined ? undefined : inCountry(country.toLowerCase()),
    travelFrom === undefined ? undefined : gte(travelDate, travelFrom),
    travelTo === undefined ? undefined : lte(travelDate, travelTo),
    bookedFrom === undefined ? undefined : gte(createdAt, startOf(bookedFrom)),
    bookedTo === undefined ? undefined : lt(createdAt, startOf(bookedTo, 1)),
    paid === undefined ? undefined : isPaidSql(livemode, charge, paid === 'true'),
    balance === undefined ? undefined : balance === 'open' ? sql`${open} > 0` : sql`${open} = 0`,
    goingBack && isGoingBack(goingBack, livemode),
  ];
}

/** As a word, too: the index knows of a rare country at once. */
function inCountry(country: string): SQL | undefined {
  return and(eq(sql`lower(${bookings.travelCountry})`, country), hasWord(country));
}

function statesIn(state: string | undefined): SQL[] {
  if (state === undefined) return [];
  const states = state.split(',') as BookingRow['state'][];
  return [inArray(bookings.state, [...new Set(states)])];
}

function startOf(day: string, later = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + later * 86_400_000);
}
