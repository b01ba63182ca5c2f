import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { bookingsActedOn, nameOfAccount } from '../../db/records/who-acted.ts';
import { counterPayments } from '../../db/tables/bookings.ts';

const { bookingId, byName, byUserId, createdAt, voidedAt, voidedBy, voidedByName } =
  counterPayments;

/** Saves a person's name in the entries that they made or voided. Call it before the account is deleted. */
export async function keepWhoEntered(db: Executor, uid: string): Promise<void> {
  const name = nameOfAccount(uid);
  const of = inArray(bookingId, bookingsActedOn(db, [uid]));
  await db
    .update(counterPayments)
    .set({ byName: name })
    .where(and(of, eq(byUserId, uid), isNull(byName)));
  await db
    .update(counterPayments)
    .set({ voidedByName: name })
    .where(and(of, eq(voidedBy, uid), isNull(voidedByName)));
}

/**
 * Deletes names of people whose accounts are gone from older entries. Call it while the timelines still identify these
 * people.
 */
export async function forgetWhoEntered(
  db: Executor,
  gone: readonly string[],
  before: Date,
): Promise<void> {
  if (gone.length === 0) return;
  const ids = [...gone];
  const of = inArray(bookingId, bookingsActedOn(db, ids));
  await db
    .update(counterPayments)
    .set({ byUserId: null, byName: null })
    .where(and(of, inArray(byUserId, ids), lt(createdAt, before)));
  await db
    .update(counterPayments)
    .set({ voidedBy: null, voidedByName: null })
    .where(and(of, inArray(voidedBy, ids), lt(voidedAt, before)));
}
