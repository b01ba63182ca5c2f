import { and, count, eq, gte, inArray } from 'drizzle-orm';
import type { Executor } from '../../../../db/database.ts';
import { bookings } from '../../../../db/tables.ts';

export async function countTripsAhead(db: Executor, id: string, today: string): Promise<number> {
  const { offerId, state, travelDate } = bookings;
  const [row] = await db
    .select({ trips: count() })
    .from(bookings)
    .where(and(eq(offerId, id), gte(travelDate, today), inArray(state, ['held', 'booked'])));
  return row?.trips ?? 0;
}
