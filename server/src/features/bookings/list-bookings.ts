import { isCalendarDay, LIST_PAGE, type Booking, type QueryOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { cutPage, readCursor } from '../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../pagination/list-page.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { bookingsInLanguages } from './in-languages.ts';
import { presentBooking } from './present.ts';
import { listBookingPage, listBookingRowsById, type BookingsOf } from './store/bookings.ts';

type Query = QueryOf<'listBookings'>;

export function listBookings(context: UserContext, query: Query): Promise<ListPage<Booking>> {
  const { uid } = context.actor;
  return pageOf(context, query, { uid, ended: query.state === 'all' });
}

/** All users' bookings, newest travel date first, a page at a time. */
export function listAllBookings(
  context: UserContext,
  query: Pick<Query, 'cursor'>,
): Promise<ListPage<Booking>> {
  return pageOf(context, query, null);
}

/** A booking, the cash handed out since its cancellation in minor units, and the result of its payment plan. */
export type BookingForStaff = Booking & {
  handedOut: number;
  plan: Pick<BookingRow, 'first' | 'balanceDueOn'>;
};

/** These bookings, in any order, for staff; the endpoint checks the permission. */
export async function listBookingsForStaff(
  context: UserContext,
  ids: readonly string[],
): Promise<BookingForStaff[]> {
  const { actor, config, db, payments } = context;
  const found = await listBookingRowsById(db.orm, ids, payments.livemode);
  const { charge } = config;
  const shown = found.map(({ booking, ...facts }) =>
    Object.assign(presentBooking(booking, { ...facts, charge, reader: actor }), {
      handedOut: facts.counter?.handed ?? 0,
      plan: { first: booking.first, balanceDueOn: booking.balanceDueOn },
    }),
  );
  return bookingsInLanguages(context, db.orm, shown);
}

async function pageOf(
  context: UserContext,
  { cursor }: Pick<Query, 'cursor'>,
  of: BookingsOf | null,
): Promise<ListPage<Booking>> {
  const { actor, config, db, payments } = context;
  const after = readCursor(cursor, isCalendarDay);
  const { livemode } = payments;
  const found = await listBookingPage(db.orm, { of, after, limit: LIST_PAGE + 1, livemode });
  const { page, next } = cutPage(found, LIST_PAGE, ({ booking }) => ({
    key: booking.travelDate,
    id: booking.id,
  }));
  const { charge } = config;
  const present = ({ booking, ...facts }: (typeof page)[number]) =>
    presentBooking(booking, { ...facts, charge, reader: actor });
  return { rows: await bookingsInLanguages(context, db.orm, page.map(present)), next };
}
