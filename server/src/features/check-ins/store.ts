import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { bookingEvents } from '../../db/tables/bookings.ts';

/** The name, at that time, of the colleague who last recorded the attendance; null in rows of an older version. */
export async function findWhoRecorded(db: Executor, bookingId: string): Promise<string | null> {
  const { byName, id, kind } = bookingEvents;
  const [row] = await db
    .select({ byName })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), inArray(kind, ['checked_in', 'no_show'])))
    .orderBy(desc(id))
    .limit(1);
  return row?.byName ?? null;
}
