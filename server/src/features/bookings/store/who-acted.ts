import { and, eq, inArray, isNull, lt, ne, sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookingEvents, bookings, counterPayments } from '../../../db/tables/bookings.ts';
import { cancellations } from '../../../db/tables/cancellations.ts';
import { users } from '../../../db/tables/users.ts';

/**
 * Before an account ends: the books keep what a colleague did under id and name, and forget the traveler.
 * Names are missing in rows of an older version.
 */
export async function keepColleague(db: Executor, uid: string): Promise<void> {
  const name = nameOf(uid);
  const acted = bookingsActedOn(db, [uid]);
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
  const { bookingId, byName, byUserId, voidedBy, voidedByName } = counterPayments;
  const of = inArray(bookingId, acted);
  await db
    .update(counterPayments)
    .set({ byName: name })
    .where(and(of, eq(byUserId, uid), isNull(byName)));
  await db
    .update(counterPayments)
    .set({ voidedByName: name })
    .where(and(of, eq(voidedBy, uid), isNull(voidedByName)));
}

/** Forgets what these people, whose accounts are gone, did for the agency before. */
export async function forgetColleagues(
  db: Executor,
  gone: readonly string[],
  before: Date,
): Promise<void> {
  if (gone.length === 0) return;
  const ids = [...gone];
  const acted = bookingsActedOn(db, ids);
  const { attendanceAt, attendanceBy, id } = bookings;
  await db
    .update(bookings)
    .set({ attendanceBy: null })
    .where(and(inArray(id, acted), inArray(attendanceBy, ids), lt(attendanceAt, before)));
  const { bookingId, byUserId, createdAt, voidedAt, voidedBy } = counterPayments;
  const of = inArray(bookingId, acted);
  await db
    .update(counterPayments)
    .set({ byUserId: null, byName: null })
    .where(and(of, inArray(byUserId, ids), lt(createdAt, before)));
  await db
    .update(counterPayments)
    .set({ voidedBy: null, voidedByName: null })
    .where(and(of, inArray(voidedBy, ids), lt(voidedAt, before)));
  for (const table of [cancellations, bookingEvents]) {
    await db
      .update(table)
      .set({ byUserId: null, byName: null })
      .where(and(inArray(table.byUserId, ids), lt(table.at, before)));
  }
}

/** Through their index: what was entered at the counter is on the timeline, too. */
function bookingsActedOn(db: Executor, ids: string[]): SQLWrapper {
  const { bookingId, byUserId } = bookingEvents;
  return db.select({ bookingId }).from(bookingEvents).where(inArray(byUserId, ids));
}

const nameOf = (uid: string) =>
  sql<string>`(select nullif(${users.name}, '') from ${users} where ${users.id} = ${uid})`;
