import { and, asc, eq, exists, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { bookingClaims, bookings } from '../../db/tables/bookings.ts';
import { users } from '../../db/tables/users.ts';

/**
 * Until the transaction ends, no one else decides whose the bookings of this address are: neither is one made for it,
 * nor does an account prove it.
 */
export async function lockAddress(tx: Tx, emailKey: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`booking-claim:${emailKey}`}, 0))`,
  );
}

export async function insertClaim(tx: Tx, row: typeof bookingClaims.$inferSelect): Promise<void> {
  await tx.insert(bookingClaims).values(row);
}

export async function listClaimed(db: Executor, emailKey: string): Promise<string[]> {
  const { bookingId } = bookingClaims;
  const rows = await db
    .select({ bookingId })
    .from(bookingClaims)
    .where(eq(bookingClaims.emailKey, emailKey))
    .orderBy(asc(bookingId));
  return rows.map((row) => row.bookingId);
}

/** Gives a booking without an account to one, under the booking's lock. Returns whether it was there to give. */
export async function giveBooking(
  tx: Tx,
  id: string,
  to: { uid: string; at: Date },
): Promise<boolean> {
  const given = await tx
    .update(bookings)
    .set({ uid: to.uid, updatedAt: to.at })
    .where(and(eq(bookings.id, id), isNull(bookings.uid)))
    .returning({ id: bookings.id });
  await tx.delete(bookingClaims).where(eq(bookingClaims.bookingId, id));
  return given.length > 0;
}

/**
 * Where mail about a booking goes: to its account's address of today, or to the one that it waits for. Null where
 * there is neither.
 */
export async function findBookingEmail(
  db: Executor,
  { id, uid }: Pick<typeof bookings.$inferSelect, 'id' | 'uid'>,
): Promise<string | null> {
  if (uid === null) return findClaimEmail(db, id);
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, uid));
  return row?.email ?? null;
}

/** The address of a booking that waits for its account; null: it waits for none. */
export async function findClaimEmail(db: Executor, bookingId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: bookings.travelEmail })
    .from(bookingClaims)
    .innerJoin(bookings, eq(bookings.id, bookingClaims.bookingId))
    .where(eq(bookingClaims.bookingId, bookingId));
  return row?.email ?? null;
}

/** No one is waited for any longer. */
export async function deleteClaimsOf(tx: Tx, emailKey: string): Promise<void> {
  await tx.delete(bookingClaims).where(eq(bookingClaims.emailKey, emailKey));
}

/** Ends what has waited since before then, for trips that are over that long. */
export async function endClaims(db: Executor, before: Date): Promise<void> {
  const { bookingId, createdAt } = bookingClaims;
  const over = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.id, bookingId),
        sql`${bookings.travelDate} + ${bookings.durationDays} < ${before.toISOString().slice(0, 10)}::date`,
      ),
    );
  await db.delete(bookingClaims).where(and(lt(createdAt, before), exists(over)));
}
