import type { MailKind } from '@wayfarer/contract';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookingEvents, bookings } from '../../../db/tables/bookings.ts';

export type EventRow = typeof bookingEvents.$inferSelect;
type NewEvent = Omit<typeof bookingEvents.$inferInsert, 'byName'>;

export async function insertEvent(db: Executor, event: NewEvent): Promise<void> {
  await db.insert(bookingEvents).values(event);
}

/** Adds an email to the timeline of its booking; `byUserId` is null if the product sent it automatically. */
export async function insertMailEvent(
  db: Executor,
  {
    at,
    bookingId,
    byUserId,
    mail,
  }: { at: Date; bookingId: string; byUserId: string | null; mail: MailKind },
): Promise<void> {
  const byKind = byUserId === null ? 'system' : 'staff';
  await insertEvent(db, { bookingId, at, byKind, byUserId, kind: 'mail', detail: { mail } });
}

export function listEvents(db: Executor, bookingId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.id));
}

export async function listEventsOf(db: Executor, uid: string): Promise<EventRow[]> {
  return db
    .select(getTableColumns(bookingEvents))
    .from(bookings)
    .innerJoin(bookingEvents, eq(bookingEvents.bookingId, bookings.id))
    .where(eq(bookings.uid, uid))
    .orderBy(asc(bookingEvents.id));
}
