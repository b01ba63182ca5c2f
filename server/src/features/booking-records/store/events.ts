import type { Executor } from '../../../db/database.ts';
import { bookingEvents } from '../../../db/tables/bookings.ts';

export type NewEvent = Omit<typeof bookingEvents.$inferInsert, 'byName'>;

export async function insertEvent(db: Executor, event: NewEvent): Promise<void> {
  await db.insert(bookingEvents).values(event);
}
