import {
  addDays,
  BOOKING_PAGE,
  isCalendarDay,
  type Booking,
  type BookingFilter,
  type BookingOrder,
  type BookingListItem,
  type QueryOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { cutPage, readCursor } from '../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../pagination/list-page.ts';
import { type BookingForStaff, listBookingsForStaff } from '../bookings/index.ts';
import { agencyDay } from '../settings/index.ts';
import { searchBookings, type FoundBooking } from './store.ts';
import { presentBookingListItem } from './present.ts';

/** For each order, a check that a cursor's key is valid. */
const IS_KEY: Readonly<Record<BookingOrder, (key: string) => boolean>> = {
  date: isCalendarDay,
  booked: (key) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(key) && !Number.isNaN(Date.parse(key)),
  name: () => true,
  total: (key) => /^\d{1,15}$/.test(key),
  soonest: isCalendarDay,
};

/** Bookings that match a filter, in its order, a page at a time. Throws `invalid_input` for another list's cursor. */
export async function listBookings(
  context: UserContext,
  query: QueryOf<'listOperatorBookings'>,
): Promise<ListPage<BookingListItem>> {
  const { cursor, limit = BOOKING_PAGE.default, ...filter } = query;
  const { found, next } = await findPage(context, { filter, cursor, limit });
  return { rows: await bookingRowsOf(context, found), next };
}

/** All matching bookings, read page by page so that only one page is in memory. */
export async function* everyBooking(
  context: UserContext,
  filter: BookingFilter,
): AsyncGenerator<{ rows: BookingListItem[]; bookings: Booking[] }> {
  const limit = BOOKING_PAGE.max;
  const today = await agencyDay(context);
  for (let cursor: string | undefined; ;) {
    const { found, next } = await findPage(context, { filter, cursor, limit });
    const bookings = await listBookingsForStaff(context, idsOf(found));
    yield { bookings, rows: present(found, bookings, today) };
    if (next === null) return;
    cursor = next;
  }
}

interface Wanted {
  filter: BookingFilter;
  cursor: string | undefined;
  limit: number;
}

async function findPage(
  context: UserContext,
  { cursor, filter, limit }: Wanted,
): Promise<{ found: FoundBooking[]; next: string | null }> {
  const { config, db, payments } = context;
  const { sort = 'date' } = filter;
  const { direction = sort === 'name' ? 'asc' : 'desc' } = filter;
  const order = `${sort} ${direction}`;
  const after = readCursor(cursor, IS_KEY[sort], order);
  const { charge } = config;
  const { livemode } = payments;
  const today = await agencyDay(context);
  const search = { filter, sort, direction, after, charge, livemode, today, limit: limit + 1 };
  const rows = await (sort === 'soonest' ? findSoonest(context, search) : searchBookings(db.orm, search)); // prettier-ignore
  const { page: found, next } = cutPage(rows, limit, (last) => last, order);
  return { found, next };
}

type Search = Parameters<typeof searchBookings>[1];

/** Bookings by travel date: trips from today on, soonest first, followed by earlier trips, latest first. */
async function findSoonest(
  { db }: UserContext,
  { after, filter, limit, ...search }: Search,
): Promise<FoundBooking[]> {
  const { today } = search;
  const { travelFrom = today, travelTo = today } = filter;
  const isAhead = after === null || after.key >= today;
  const found: FoundBooking[] = [];
  if (isAhead) {
    const ahead = { ...filter, travelFrom: travelFrom > today ? travelFrom : today };
    const page = {
      ...search,
      filter: ahead,
      after,
      limit,
      sort: 'date',
      direction: 'asc',
    } as const;
    found.push(...(await searchBookings(db.orm, page)));
  }
  if (found.length === limit) return found;
  const yesterday = addDays(today, -1);
  const former = { ...filter, travelTo: travelTo < yesterday ? travelTo : yesterday };
  const page = { ...search, filter: former, sort: 'date', direction: 'desc' } as const;
  const rest = { after: isAhead ? null : after, limit: limit - found.length };
  return [...found, ...(await searchBookings(db.orm, { ...page, ...rest }))];
}

export async function bookingRowsOf(
  context: UserContext,
  found: readonly FoundBooking[],
): Promise<BookingListItem[]> {
  const bookings = await listBookingsForStaff(context, idsOf(found));
  return present(found, bookings, await agencyDay(context));
}

const idsOf = (found: readonly FoundBooking[]) => found.map(({ id }) => id);

function present(
  found: readonly FoundBooking[],
  bookings: readonly BookingForStaff[],
  today: string,
): BookingListItem[] {
  const byId = new Map(bookings.map((booking) => [booking._id, booking]));
  return found.flatMap(({ id, ...beside }) => {
    const booking = byId.get(id);
    return booking === undefined ? [] : [presentBookingListItem(booking, { ...beside, today })];
  });
}
