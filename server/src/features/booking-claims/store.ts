import { and, eq, exists, lt, sql } from 'drizzle-orm';
import type { Executor, SqlExecutor, Tx } from '../../db/database.ts';
import { runRaw } from '../../db/run-raw.ts';
import { bookingClaims, bookings, type BookingRow } from '../../db/tables/bookings.ts';
import { users } from '../../db/tables/users.ts';

const locking = (emailKey: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`booking-claim:${emailKey}`}, 0))`;

/** Locks an address until the transaction ends, so that no one else books for it or verifies it. */
export async function lockAddress(tx: Tx, emailKey: string): Promise<void> {
  await tx.execute(locking(emailKey));
}

export interface Claimant {
  uid: string;
  emailKey: string;
}

const ending = ({ emailKey, uid }: Claimant) => sql`
  delete from ${bookingClaims}
  where email_key = ${emailKey} and exists (select from ${users} where id = ${uid})`;

/** Deletes the claims for an address if the account has verified it. */
export async function deleteClaimed(tx: Tx, to: Claimant): Promise<void> {
  await tx.execute(ending(to));
}

/** Like `lockAddress` and `deleteClaimed`, in a transaction of the identity service. */
export async function lockAddressRaw(tx: SqlExecutor, emailKey: string): Promise<void> {
  await runRaw(tx, locking(emailKey));
}
export async function deleteClaimedRaw(tx: SqlExecutor, to: Claimant): Promise<void> {
  await runRaw(tx, ending(to));
}

export async function insertClaim(tx: Tx, row: typeof bookingClaims.$inferSelect): Promise<void> {
  await tx.insert(bookingClaims).values(row);
}

/**
 * The address for emails about a booking: its account's current address, or the address that it waits for. Null if
 * there is neither.
 */
export async function findBookingEmail(
  db: Executor,
  { id, uid }: Pick<BookingRow, 'id' | 'uid'>,
): Promise<string | null> {
  if (uid === null) return findClaimEmail(db, id);
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, uid));
  return row?.email ?? null;
}

/** The address that a booking waits for; null if it isn't waiting for an account. */
export async function findClaimEmail(db: Executor, bookingId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: bookings.travelEmail })
    .from(bookingClaims)
    .innerJoin(bookings, eq(bookings.id, bookingClaims.bookingId))
    .where(eq(bookingClaims.bookingId, bookingId));
  return row?.email ?? null;
}

export async function endClaimOf(tx: Tx, bookingId: string): Promise<void> {
  await tx.delete(bookingClaims).where(eq(bookingClaims.bookingId, bookingId));
}

export async function deleteClaimsOf(tx: Tx, emailKey: string): Promise<void> {
  await tx.delete(bookingClaims).where(eq(bookingClaims.emailKey, emailKey));
}

/** Deletes claims that are older than a time and whose trips ended before it. */
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
