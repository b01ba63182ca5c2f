import { and, asc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { insertOnce } from '../../../db/rows.ts';
import { bookings, guestErasures, users } from '../../../db/tables.ts';

export type GuestErasureRow = typeof guestErasures.$inferSelect;

/**
 * A condition that the agency hasn't booked for the customer since the erasure was requested; a new booking voids the
 * erasure.
 */
const notBookedSince = notExists(
  sql`(select from ${bookings} where ${bookings.guestId} = ${guestErasures.guestId}
    and ${isNull(bookings.uid)} and ${gt(bookings.createdAt, guestErasures.askedAt)})`,
);

/** Stores a requested erasure, replacing one that a new booking has voided. Returns false if one is already pending. */
export async function insertGuestErasure(tx: Tx, row: GuestErasureRow): Promise<boolean> {
  const { guestId } = guestErasures;
  await tx.delete(guestErasures).where(and(eq(guestId, row.guestId), sql`not ${notBookedSince}`));
  return insertOnce(tx, guestErasures, row);
}

export async function takeGuestErasure(tx: Tx, id: string): Promise<GuestErasureRow | null> {
  const [row] = await tx.delete(guestErasures).where(eq(guestErasures.guestId, id)).returning();
  return row ?? null;
}

export async function findGuestErasure(
  db: Executor,
  id: string,
): Promise<{ erasure: GuestErasureRow; author: string | null } | null> {
  const [row] = await db
    .select({ erasure: guestErasures, author: users.name })
    .from(guestErasures)
    .leftJoin(users, eq(users.id, guestErasures.byUserId))
    .where(and(eq(guestErasures.guestId, id), notBookedSince));
  return row ?? null;
}

/** Due erasures in the order of their customers. `ended` is true if a new booking has voided the erasure. */
export function listDueGuestErasures(
  db: Executor,
  { after, now, limit }: { after: string; now: Date; limit: number },
): Promise<(GuestErasureRow & { ended: boolean })[]> {
  const { askedAt, byUserId, dueAt, guestId, insists } = guestErasures;
  const ended = sql<boolean>`not ${notBookedSince}`;
  return db
    .select({ guestId, askedAt, dueAt, byUserId, insists, ended })
    .from(guestErasures)
    .where(and(lte(dueAt, now), gt(guestId, after)))
    .orderBy(asc(guestId))
    .limit(limit);
}

export async function postponeGuestErasure(db: Executor, id: string, until: Date): Promise<void> {
  await db.update(guestErasures).set({ dueAt: until }).where(eq(guestErasures.guestId, id));
}
