import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { agreedTotalSql } from '../../db/money/booking-balance.ts';
import { findRow, lockRow } from '../../db/rows.ts';
import { bookings, promoCodes, promoUses, spots } from '../../db/tables.ts';

export type PromoRow = typeof promoCodes.$inferSelect;
type NewPromo = typeof promoCodes.$inferInsert;

/** A code with the sums of the bookings that use it, in minor units: their totals, and their discounts. */
export interface PromoFigures {
  code: PromoRow;
  revenue: number;
  given: number;
}

export const findByKey = (db: Executor, codeKey: string): Promise<PromoRow | null> =>
  findRow(db, promoCodes, eq(promoCodes.codeKey, codeKey));

export const lockCodeForUpdate = (tx: Tx, id: string): Promise<PromoRow | null> =>
  lockRow(tx, promoCodes, eq(promoCodes.id, id));

/** The code that a booking uses, as long as the use counts. */
export async function findCodeOfBooking(db: Executor, bookingId: string): Promise<PromoRow | null> {
  const [found] = await db
    .select({ code: promoCodes })
    .from(promoUses)
    .innerJoin(promoCodes, eq(promoCodes.id, promoUses.codeId))
    .where(and(eq(promoUses.bookingId, bookingId), isNull(promoUses.givenBackAt)));
  return found?.code ?? null;
}

/** Codes with their figures, newest first; only one of them if `id` is given. */
export async function listCodes(db: Executor, limit: number, id?: string): Promise<PromoFigures[]> {
  const sums = db
    .select({
      codeId: promoUses.codeId,
      revenue: sql<number>`coalesce(sum(${agreedTotalSql}), 0)`.mapWith(Number).as('revenue'),
      given: sql<number>`sum(${promoUses.amount})`.mapWith(Number).as('given'),
    })
    .from(promoUses)
    .leftJoin(
      bookings,
      and(eq(bookings.id, promoUses.bookingId), inArray(bookings.state, ['held', 'booked'])),
    )
    .where(
      and(isNull(promoUses.givenBackAt), id === undefined ? undefined : eq(promoUses.codeId, id)),
    )
    .groupBy(promoUses.codeId)
    .as('sums');
  const found = await db
    .select({ code: promoCodes, revenue: sums.revenue, given: sums.given })
    .from(promoCodes)
    .leftJoin(sums, eq(sums.codeId, promoCodes.id))
    .where(id === undefined ? undefined : eq(promoCodes.id, id))
    .orderBy(desc(promoCodes.createdAt), desc(promoCodes.id))
    .limit(limit);
  return found.map(({ code, given, revenue }) => ({
    code,
    revenue: revenue ?? 0,
    given: given ?? 0,
  }));
}

/** The names of destinations by their ids. */
export async function listNames(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, spot } = spots;
  const found = await db
    .select({ id, spot })
    .from(spots)
    .where(inArray(id, [...ids]));
  return new Map(found.map((row) => [row.id, row.spot]));
}

export async function countCodes(db: Executor): Promise<number> {
  const [found] = await db.select({ all: count() }).from(promoCodes);
  return found?.all ?? 0;
}

/** False if there is a code with the same key. */
export async function insertCode(tx: Tx, row: NewPromo): Promise<boolean> {
  const added = await tx
    .insert(promoCodes)
    .values(row)
    .onConflictDoNothing({ target: promoCodes.codeKey })
    .returning({ id: promoCodes.id });
  return added.length > 0;
}

export async function updateCode(tx: Tx, id: string, change: Partial<NewPromo>): Promise<void> {
  await tx.update(promoCodes).set(change).where(eq(promoCodes.id, id));
}

/** Locks codes in the order of their ids, so that bookings that swap them don't wait for each other. */
export async function lockCodes(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(inArray(promoCodes.id, [...ids]))
    .orderBy(promoCodes.id)
    .for('update');
}

/** Counts one more use of a code. False if it was ended or used up. */
export async function countUse(tx: Tx, id: string): Promise<boolean> {
  const { endedAt, maxUses, used } = promoCodes;
  const counted = await tx
    .update(promoCodes)
    .set({ used: sql`${used} + 1` })
    .where(
      and(eq(promoCodes.id, id), isNull(endedAt), sql`${used} < coalesce(${maxUses}, ${used} + 1)`),
    )
    .returning({ id: promoCodes.id });
  return counted.length > 0;
}

/** The bookings of a person that use a code, except one. */
export async function countUsesOf(
  tx: Tx,
  codeId: string,
  { bookingId, uid }: { bookingId: string; uid: string },
): Promise<number> {
  const [found] = await tx
    .select({ all: count() })
    .from(promoUses)
    .where(
      and(
        eq(promoUses.codeId, codeId),
        eq(promoUses.uid, uid),
        isNull(promoUses.givenBackAt),
        sql`${promoUses.bookingId} <> ${bookingId}`,
      ),
    );
  return found?.all ?? 0;
}

/** Gives the use of a booking's code back, if it counts. */
export async function giveUseBack(tx: Tx, bookingId: string, at: Date): Promise<void> {
  const back = await tx
    .update(promoUses)
    .set({ givenBackAt: at })
    .where(and(eq(promoUses.bookingId, bookingId), isNull(promoUses.givenBackAt)))
    .returning({ codeId: promoUses.codeId });
  for (const { codeId } of back) {
    await tx
      .update(promoCodes)
      .set({ used: sql`${promoCodes.used} - 1` })
      .where(eq(promoCodes.id, codeId));
  }
}

/** Stores the code of a booking, which may have had another one. */
export async function putUse(tx: Tx, use: typeof promoUses.$inferInsert): Promise<void> {
  const { amount, at, codeId, uid } = use;
  await tx
    .insert(promoUses)
    .values(use)
    .onConflictDoUpdate({
      target: promoUses.bookingId,
      set: { amount, at, codeId, uid, givenBackAt: null },
    });
}
