import type { MailKind } from '@wayfarer/contract';
import type { Executor } from '../../../db/database.ts';
import { bookingEvents } from '../../../db/tables/bookings.ts';

type NewEvent = Omit<typeof bookingEvents.$inferInsert, 'byName'>;

export async function insertEvent(db: Executor, event: NewEvent): Promise<void> {
  await db.insert(bookingEvents).values(event);
}

/** Adds an email to the timeline of its booking; `byUserId` null: the product wrote it by itself. */
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
