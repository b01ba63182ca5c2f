import {
  isCalendarDay,
  LIST_PAGE,
  type Booking,
  type listBookings as endpoint,
  type ParsedInputOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { cutPage, readCursor } from '../../row-cursor.ts';
import { presentBooking } from './present.ts';
import { pageBookingRows } from './store.ts';

/** The caller's bookings, an administrator's: all; newest travel date first, a page at a time. */
export async function listBookings(
  { actor, db }: UserContext,
  { cursor }: ParsedInputOf<typeof endpoint>['query'],
): Promise<{ bookings: Booking[]; next: string | null }> {
  const after = readCursor(cursor, isCalendarDay);
  const uid = actor.role === 'administrator' ? null : actor.uid;
  const found = await pageBookingRows(db.orm, { uid, after, limit: LIST_PAGE + 1 });
  const { page, next } = cutPage(found, LIST_PAGE, ({ booking }) => ({
    key: booking.travelDate,
    id: booking.id,
  }));
  return { bookings: page.map(({ booking, paid }) => presentBooking(booking, paid, actor)), next };
}
