import { and, eq, inArray, isNull, not, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookingEvents, bookings } from '../../../db/tables/bookings.ts';
import { tookMoney } from '../../../db/tables/money/took-money.ts';

/**
 * True if a traveler has at least `most` upcoming or current trips without any payment. Trips that the agency booked
 * don't count.
 */
export async function hasUnpaid(
  db: Executor,
  { most, today, uid }: { uid: string; today: string; most: number },
): Promise<boolean> {
  const { durationDays, id, removedAt, state, travelDate, uid: whose } = bookings;
  const { bookingId, byKind, kind } = bookingEvents;
  const current = and(
    eq(whose, uid),
    inArray(state, ['held', 'booked']),
    isNull(removedAt),
    sql`${travelDate} + ${durationDays} > ${today}::date`,
  );
  // Counts trips first: nearly everyone has fewer than `most`, and looking up payments is much slower.
  const trips = await db.select({ id }).from(bookings).where(current).limit(most);
  if (trips.length < most) return false;
  const byStaff = db
    .select({ id: bookingEvents.id })
    .from(bookingEvents)
    .where(and(eq(bookingId, id), eq(kind, 'booked'), eq(byKind, 'staff')));
  const unpaid = await db
    .select({ id })
    .from(bookings)
    .where(and(current, not(tookMoney), notExists(byStaff)))
    .limit(most);
  return unpaid.length === most;
}
