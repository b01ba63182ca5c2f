import {
  searchedDigits,
  type BookingFilter,
  type BookingOrder,
  type ChargeMode,
  type GoingBack,
} from '@wayfarer/contract';
import { and, eq, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { escapeLike } from '../../db/containing.ts';
import { hasPhone } from '../../db/phone-digits.ts';
import type { Executor } from '../../db/database.ts';
import { bookings, type BookingRow, isAwaiting } from '../../db/tables/bookings.ts';
import { spots } from '../../db/tables/spots.ts';
import type { RowsAfter } from '../../pagination/keyset-cursor.ts';
import { awaitsTransfer } from '../../db/money/awaited-transfers.ts';
import { agreedTotalSql, balanceSql, isPaidSql } from '../../db/money/booking-balance.ts';
import {
  isOpenDispute,
  owedAtCounter,
  promisesAtCounter,
  unfinishedRefunds,
} from '../../db/money/money-going-back.ts';
import { isOverdue, openBalances } from '../../db/tables/money/open-balances.ts';
import { cancellations } from '../../db/tables/money/cancellations.ts';
import {
  disputes,
  isOfMode,
  paymentAttempts,
  payments,
  refunds,
} from '../../db/tables/money/payments.ts';

interface MoneyRules {
  livemode: boolean;
  charge: ChargeMode;
}

interface Matching extends MoneyRules {
  filter: BookingFilter;
  /** The agency's day. */
  today: string;
}

interface Search extends Matching, RowsAfter {
  sort: BookingOrder;
  direction: 'asc' | 'desc';
}

/** The columns to sort by; must match the expressions of the indexes. */
const ORDERS = {
  date: sql`${bookings.travelDate}`,
  booked: sql`${bookings.createdAt}`,
  name: sql`(lower(${bookings.travelName}) collate "C")`,
  total: agreedTotalSql,
  // upcoming and past trips are each sorted by this column
  soonest: sql`${bookings.travelDate}`,
} as const satisfies Record<BookingOrder, SQL>;

const KEY_TYPES = {
  date: 'date',
  booked: 'timestamptz',
  name: 'text',
  total: 'bigint',
  soonest: 'date',
} as const;

export interface FoundBooking {
  id: string;
  key: string;
  attendance: BookingRow['attendance'];
  image: string | null;
}

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

export async function countMatching(
  db: Executor,
  { most, ...matching }: Matching & { most: number },
): Promise<number> {
  const some = matchingIds(db, matching, most);
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(some);
  return row?.count ?? 0;
}

export function sumMatching(db: Executor, { most, ...matching }: Matching & { most: number }) {
  const { adults, children, currency, id, infants, state } = bookings;
  const number = (value: SQL) => sql<number>`${value}`.mapWith(Number);
  const some = matchingIds(db, matching, most);
  return db
    .select({
      currency,
      booked: number(sql`count(*)`),
      people: number(sql`sum(${adults} + ${children} + ${infants})`),
      total: number(sql`sum(${agreedTotalSql})`),
      balance: number(sql`sum(${balanceSql(matching.livemode)})`),
    })
    .from(bookings)
    .innerJoin(some, eq(some.id, id))
    .where(inArray(state, ['held', 'booked']))
    .groupBy(currency)
    .orderBy(currency);
}

function matchingIds(db: Executor, matching: Matching, most: number) {
  const where = and(...conditions(matching));
  return db.select({ id: bookings.id }).from(bookings).where(where).limit(most).as('some');
}

/** A time as text with all digits, independent of the connection's time zone. */
function utcText(instant: SQL): SQL<string> {
  return sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Must match the expression of the index `bookings_search`. */
const searchedText = sql`(' ' || lower(${bookings.travelName}) || ' ' || lower(${bookings.travelEmail}) || ' ' ||
  coalesce(lower(${bookings.reference}), '') || ' ' || lower(${bookings.travelSpot}) || ' ' || lower(${bookings.travelCountry}))`;

/** Words shorter than this match only beginnings of words, because the trigram index can't find them elsewhere. */
const SHORT = 3;
const MOST_WORDS = 8;

/** The condition for a search. A number may be part of a telephone number or of a text such as a reference. */
function searched(q: string | undefined): SQL | undefined {
  const digits = searchedDigits(q ?? '');
  return digits === null ? hasWords(q) : or(hasPhone(digits), hasWords(q));
}

function hasWords(q: string | undefined): SQL | undefined {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const found = and(...words.map(hasWord));
  if (words.length < 2) return found;
  // Each condition may match many rows and their combination few, which the planner can't tell from its statistics. So
  // the index finds all matches first.
  return sql`${bookings.id} = any(array(select ${bookings.id} from ${bookings} where ${found}))`;
}

function hasWord(word: string): SQL {
  const literal = escapeLike(word);
  const part = word.length < SHORT ? `% ${literal}%` : `%${literal}%`;
  return sql`${searchedText} like ${part}`;
}

function conditions({ charge, filter, livemode, today }: Matching): (SQL | undefined)[] {
  const { attendance, balance, bookedFrom, bookedTo, country, goingBack, offerId, paid } = filter;
  const { travelFrom, travelTo } = filter;
  const { createdAt, travelDate } = bookings;
  return [
    searched(filter.q),
    ...statesIn(filter.state),
    filter.awaiting && isAwaiting,
    attendance && eq(bookings.attendance, attendance),
    offerId === undefined ? undefined : eq(bookings.offerId, offerId),
    country === undefined ? undefined : inCountry(country.toLowerCase()),
    travelFrom === undefined ? undefined : gte(travelDate, travelFrom),
    travelTo === undefined ? undefined : lte(travelDate, travelTo),
    bookedFrom === undefined ? undefined : gte(createdAt, startOf(bookedFrom)),
    bookedTo === undefined ? undefined : lt(createdAt, startOf(bookedTo, 1)),
    paid === undefined ? undefined : isPaidSql(livemode, charge, paid === 'true'),
    balance && hasBalance(balance, { livemode, today }),
    filter.transfer && awaitsTransfer(filter.transfer, { charge, livemode, today }),
    goingBack && isGoingBack(goingBack, livemode),
  ];
}

function hasBalance(
  balance: NonNullable<BookingFilter['balance']>,
  { livemode, today }: Pick<Matching, 'livemode' | 'today'>,
): SQL {
  if (balance === 'overdue') {
    // the overdue ones are few, so the index finds them first
    return sql`${bookings.id} = any(array(select ${openBalances.bookingId} from ${openBalances}
      where ${isOverdue({ livemode, today })}))`;
  }
  const open = balanceSql(livemode);
  return balance === 'open' ? sql`${open} > 0` : sql`${open} = 0`;
}

/** A condition for bookings with money being returned in this way. */
function isGoingBack(way: GoingBack, livemode: boolean): SQL {
  return sql`${bookings.id} = any(array(${owners(way, livemode)}))`;
}

function owners(way: GoingBack, livemode: boolean): SQL {
  if (way === 'counter') {
    return sql`select ${cancellations.bookingId} from ${cancellations}
      where ${promisesAtCounter} and ${owedAtCounter} > 0`;
  }
  const [table, condition] =
    way === 'disputed' ? [disputes, isOpenDispute] : [refunds, unfinishedRefunds[way]];
  return sql`select ${paymentAttempts.bookingId} from ${table}
    join ${paymentAttempts} on ${paymentAttempts.id} = ${table.attemptId}
    left join ${payments} on ${payments.id} = ${table.paymentId}
    where ${condition} and ${isOfMode(payments, livemode)}`;
}

/**
 * The condition for a country. Also searches for the country's words, because the index of words finds a rare country
 * quickly.
 */
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
