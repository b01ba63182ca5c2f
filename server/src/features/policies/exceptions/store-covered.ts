import { and, asc, eq, gt, gte, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookingClaims, bookings, type BookingRow } from '../../../db/tables/bookings.ts';
import { users } from '../../../db/tables/users.ts';
import type { ExceptionRow } from './store-exceptions.ts';

export type ToldBooking = BookingRow & { email: string };

/**
 * The next active booking that the exception covers: made before the exception, for its days and destination. The
 * caller checks the country.
 */
export async function findNextCovered(
  db: Executor,
  { createdAt, fromDay, offerId, toDay }: ExceptionRow,
  afterId: string,
): Promise<ToldBooking | null> {
  const [row] = await db
    .select({ booking: bookings, email: users.email })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.uid))
    .leftJoin(bookingClaims, eq(bookingClaims.bookingId, bookings.id))
    .where(
      and(
        or(isNotNull(users.id), isNotNull(bookingClaims.bookingId)),
        gt(bookings.id, afterId),
        gte(bookings.travelDate, fromDay),
        lte(bookings.travelDate, toDay),
        inArray(bookings.state, ['booked', 'held']),
        lte(bookings.createdAt, createdAt),
        offerId === null ? undefined : eq(bookings.offerId, offerId),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(1);
  return row ? { ...row.booking, email: row.email ?? row.booking.travelEmail } : null;
}
