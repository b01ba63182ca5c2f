import { and, eq, inArray, isNull, not, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookingEvents, bookings } from '../../../db/tables/bookings.ts';
import { tookMoney } from '../../../db/tables/money/took-money.ts';

/**
 * The number of a traveler's upcoming or current trips without any payment, at most `most`. Bookings made by the agency
 * don't count.
 */
export async function countUnpaid(
  db: Executor,
  { most, today, uid }: { uid: string; today: string; most: number },
): Promise<number> {
  const { durationDays, id, removedAt, state, travelDate, uid: whose } = bookings;
  const { bookingId, byKind, kind } = bookingEvents;
  const byStaff = db
    .select({ id: bookingEvents.id })
    .from(bookingEvents)
    .where(and(eq(bookingId, id), eq(kind, 'booked'), eq(byKind, 'staff')));
  const rows = await db
    .select({ id })
    .from(bookings)
    .where(
      and(
        eq(whose, uid),
        inArray(state, ['held', 'booked']),
        isNull(removedAt),
        sql`${travelDate} + ${durationDays} > ${today}::date`,
        not(tookMoney),
        notExists(byStaff),
      ),
    )
    .limit(most);
  return rows.length;
}
