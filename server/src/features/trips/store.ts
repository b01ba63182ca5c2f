import { and, asc, count, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { updateRows } from '../../db/rows.ts';
import { bookings, refunds, tripShares } from '../../db/tables.ts';

export type ShareRow = typeof tripShares.$inferSelect;

/** A card refund that the provider has sent, in minor units. */
export interface SentRefund {
  amount: number;
  currency: string;
  sentAt: Date;
}

export async function listSentRefunds(
  db: Executor,
  paymentIds: readonly string[],
): Promise<SentRefund[]> {
  if (paymentIds.length === 0) return [];
  const { amount, currency, finishedAt, id, paymentId, state } = refunds;
  const rows = await db
    .select({ amount, currency, sentAt: finishedAt })
    .from(refunds)
    .where(and(inArray(paymentId, [...paymentIds]), eq(state, 'succeeded')))
    .orderBy(asc(finishedAt), asc(id));
  return rows.flatMap(({ sentAt, ...row }) => (sentAt === null ? [] : [{ ...row, sentAt }]));
}

const ofTrip = (bookingId: string) =>
  and(eq(tripShares.bookingId, bookingId), isNull(tripShares.revokedAt));

export async function insertShare(tx: Tx, row: ShareRow): Promise<void> {
  await tx.insert(tripShares).values(row);
}

export async function countLiveShares(tx: Tx, bookingId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(tripShares).where(ofTrip(bookingId));
  return row?.n ?? 0;
}

export function listLiveShares(db: Executor, bookingId: string): Promise<ShareRow[]> {
  return db
    .select()
    .from(tripShares)
    .where(ofTrip(bookingId))
    .orderBy(asc(tripShares.createdAt), asc(tripShares.id));
}

export const revokeShare = (
  db: Executor,
  { at, bookingId, id }: { at: Date; bookingId: string; id: string },
) => updateRows(db, tripShares, { revokedAt: at }, and(eq(tripShares.id, id), ofTrip(bookingId)));

/** Finds the active link of a token and counts the visit; null if there is none. */
export async function openShare(
  db: Executor,
  { hash, today }: { hash: string; today: string },
): Promise<ShareRow | null> {
  const { opened, revokedAt, tokenHash } = tripShares;
  const [row] = await db
    .update(tripShares)
    .set({ opened: sql`${opened} + 1`, lastSeenOn: today })
    .where(and(eq(tokenHash, hash), isNull(revokedAt)))
    .returning();
  return row ?? null;
}

export async function listSharesOf(db: Executor, uid: string): Promise<ShareRow[]> {
  return db
    .select(getTableColumns(tripShares))
    .from(bookings)
    .innerJoin(tripShares, eq(tripShares.bookingId, bookings.id))
    .where(eq(bookings.uid, uid))
    .orderBy(asc(tripShares.createdAt), asc(tripShares.id));
}

/**
 * Deletes all links to a person's trips. Locks the bookings first, so that a concurrent link is either deleted here or
 * finds that the booking has no owner.
 */
export async function deleteSharesOf(tx: Tx, uid: string): Promise<void> {
  const own = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.uid, uid))
    .orderBy(asc(bookings.id))
    .for('update');
  const ids = own.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(tripShares).where(inArray(tripShares.bookingId, ids));
}
