import { and, count, eq, isNotNull, ne } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { bookings } from '../../db/tables/bookings.ts';

/** The number of a traveler's other bookings whose places are kept for a transfer. */
export async function countKeptForTransfers(
  db: Executor,
  { except, uid }: { uid: string; except: string },
): Promise<number> {
  const { id, state, transferDueOn, uid: owner } = bookings;
  const kept = and(eq(owner, uid), eq(state, 'held'), isNotNull(transferDueOn), ne(id, except));
  const [row] = await db.select({ kept: count() }).from(bookings).where(kept);
  return row?.kept ?? 0;
}
