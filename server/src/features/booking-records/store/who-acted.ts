import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookingsActedOn, nameOfAccount } from '../../../db/records/who-acted.ts';
import { bookingEvents, bookings } from '../../../db/tables/bookings.ts';
import { cancellations } from '../../../db/tables/money/cancellations.ts';

/**
 * Call it before an account is deleted, after which the id alone identifies no one. Adds a colleague's name to actions
 * for which an older version didn't store it, and removes a traveler's id.
 */
export async function keepColleague(db: Executor, uid: string): Promise<void> {
  const name = nameOfAccount(uid);
  for (const table of [bookingEvents, cancellations]) {
    const { byKind, byName, byUserId } = table;
    await db
      .update(table)
      .set({ byName: name })
      .where(and(eq(byUserId, uid), eq(byKind, 'staff'), isNull(byName)));
    await db
      .update(table)
      .set({ byUserId: null })
      .where(and(eq(byUserId, uid), ne(byKind, 'staff')));
  }
}

/** Deletes names of people whose accounts are gone from actions before a time. */
export async function forgetColleagues(
  db: Executor,
  gone: readonly string[],
  before: Date,
): Promise<void> {
  if (gone.length === 0) return;
  const ids = [...gone];
  const { attendanceAt, attendanceBy, id } = bookings;
  await db
    .update(bookings)
    .set({ attendanceBy: null })
    .where(
      and(
        inArray(id, bookingsActedOn(db, ids)),
        inArray(attendanceBy, ids),
        lt(attendanceAt, before),
      ),
    );
  for (const table of [cancellations, bookingEvents]) {
    await db
      .update(table)
      .set({ byUserId: null, byName: null })
      .where(and(inArray(table.byUserId, ids), lt(table.at, before)));
  }
}
