import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { findRow, updateRows } from '../../db/rows.ts';
import { nameOfAccount } from '../../db/records/who-acted.ts';
import { batchBookings, bookingBatches, bookings } from '../../db/tables/bookings.ts';

export type BatchRow = typeof bookingBatches.$inferSelect;
type NewBatch = Pick<BatchRow, 'id' | 'kind' | 'input' | 'createdAt' | 'createdBy'>;
export type WaitingBooking = Pick<typeof batchBookings.$inferSelect, 'bookingId' | 'tries'>;

/** A position after every booking's id: older versions look for bookings beyond it and find none. */
const LISTED = '~';

const isOf = (id: string) => eq(batchBookings.batchId, id);
const waits = isNull(batchBookings.code);

export async function insertBatch(
  tx: Tx,
  batch: NewBatch,
  bookingIds: readonly string[],
): Promise<BatchRow> {
  const row = { ...batch, afterId: LISTED, done: 0, failed: [] };
  const [inserted] = await tx.insert(bookingBatches).values(row).returning();
  if (!inserted) throw new Error('a batch was not inserted');
  await listBookings(tx, batch.id, bookingIds);
  return inserted;
}

async function listBookings(tx: Tx, batchId: string, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const rows = bookingIds.map((bookingId) => ({ batchId, bookingId }));
  await tx.insert(batchBookings).values(rows).onConflictDoNothing();
}

/**
 * Lists the remaining bookings of a batch that an older version started without a list. Returns false if the batch
 * already has a list.
 */
export async function adoptBatch(
  tx: Tx,
  { id, failed, finishedAt }: BatchRow,
  left: readonly string[],
): Promise<boolean> {
  const { afterId } = bookingBatches;
  const [adopted] = await tx
    .update(bookingBatches)
    .set({ afterId: LISTED, failed: [] })
    .where(and(eq(bookingBatches.id, id), sql`${afterId} <> ${LISTED}`))
    .returning({ id: bookingBatches.id });
  if (!adopted) return false;
  const rows = failed.map(({ bookingId, code }) => ({ batchId: id, bookingId, code }));
  if (rows.length > 0) await tx.insert(batchBookings).values(rows).onConflictDoNothing();
  if (finishedAt === null) await listBookings(tx, id, left);
  return true;
}

export function isListed({ afterId }: BatchRow): boolean {
  return afterId === LISTED;
}

export const findBatch = (db: Executor, id: string) =>
  findRow(db, bookingBatches, eq(bookingBatches.id, id));

export function listOpenBatches(db: Executor, kind: BatchRow['kind']): Promise<BatchRow[]> {
  const { createdAt, finishedAt, id } = bookingBatches;
  // older versions mark a batch as finished once each booking was tried, even if some are still waiting
  const unfinished = or(isNull(finishedAt), exists(waitingOf(db)));
  return db
    .select()
    .from(bookingBatches)
    .where(and(eq(bookingBatches.kind, kind), unfinished))
    .orderBy(asc(createdAt), asc(id));
}

/** A subquery for `booking_batches`: the waiting bookings of a batch. */
function waitingOf(db: Executor) {
  const { batchId } = batchBookings;
  return db
    .select({ one: sql`1` })
    .from(batchBookings)
    .where(and(eq(batchId, bookingBatches.id), waits));
}

/** The waiting booking that can be tried now and was tried least often; null if there is none. */
export async function findNextOfBatch(
  db: Executor,
  batchId: string,
  now: Date,
): Promise<WaitingBooking | null> {
  const { bookingId, nextTryAt, tries } = batchBookings;
  const isDue = or(isNull(nextTryAt), lte(nextTryAt, now));
  const [row] = await db
    .select({ bookingId, tries })
    .from(batchBookings)
    .where(and(isOf(batchId), waits, isDue))
    .orderBy(asc(tries), asc(bookingId))
    .limit(1);
  return row ?? null;
}

export interface Progress {
  left: number;
  /** The time of the next try; null if some booking can be tried now. */
  nextTryAt: Date | null;
  /** The failures of bookings that are still active. */
  failed: { bookingId: string; code: string }[];
}

export async function findProgress(db: Executor, batchId: string): Promise<Progress> {
  const { bookingId, code, nextTryAt } = batchBookings;
  const rows = await db
    .select({ bookingId, code, nextTryAt })
    .from(batchBookings)
    .leftJoin(bookings, eq(bookings.id, bookingId))
    .where(and(isOf(batchId), or(waits, inArray(bookings.state, ['held', 'booked']))))
    .orderBy(asc(bookingId));
  const waiting = rows.filter((row) => row.code === null);
  const times = waiting.map((row) => row.nextTryAt?.getTime() ?? 0);
  return {
    left: waiting.length,
    nextTryAt: times.every((time) => time > 0) ? earliest(times) : null,
    failed: rows.flatMap((row) =>
      row.code === null ? [] : [{ bookingId: row.bookingId, code: row.code }],
    ),
  };
}

function earliest(times: readonly number[]): Date | null {
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

interface OfBatch {
  batchId: string;
  bookingId: string;
}

const one = ({ batchId, bookingId }: OfBatch) =>
  and(isOf(batchId), eq(batchBookings.bookingId, bookingId));

/** Records that a booking was processed; call it in the transaction that processes it. */
export async function noteDone(tx: Tx, of: OfBatch, at: Date): Promise<void> {
  const { done, id } = bookingBatches;
  const [deleted] = await tx.delete(batchBookings).where(one(of)).returning();
  if (!deleted) return;
  await tx
    .update(bookingBatches)
    .set({ done: sql`${done} + 1`, movedAt: at })
    .where(eq(id, of.batchId));
}

/** Records that someone else has ended the booking in the meantime, so there is nothing left to do. */
export async function noteGone(db: Executor, of: OfBatch, at: Date): Promise<void> {
  await db.delete(batchBookings).where(one(of));
  await moved(db, of.batchId, at);
}

export async function noteFailed(
  db: Executor,
  { code, ...of }: OfBatch & { code: string },
  at: Date,
): Promise<void> {
  await db.update(batchBookings).set({ code }).where(one(of));
  await moved(db, of.batchId, at);
}

async function moved(db: Executor, batchId: string, movedAt: Date): Promise<void> {
  await db.update(bookingBatches).set({ movedAt }).where(eq(bookingBatches.id, batchId));
}

/**
 * Schedules another try for a booking whose processing failed because the card provider or the database was
 * unreachable.
 */
export async function postpone(
  db: Executor,
  { nextTryAt, tries, ...of }: OfBatch & { tries: number; nextTryAt: Date },
): Promise<void> {
  await db.update(batchBookings).set({ tries, nextTryAt }).where(one(of));
}

export async function pauseBatch(db: Executor, batchId: string, nextTryAt: Date): Promise<void> {
  await db.update(bookingBatches).set({ nextTryAt }).where(eq(bookingBatches.id, batchId));
}

/** Returns true if this finishes the batch: no booking is waiting, and no one has finished it before. */
export function finishBatch(tx: Tx, batchId: string, at: Date): Promise<boolean> {
  const { finishedAt, id } = bookingBatches;
  return updateRows(
    tx,
    bookingBatches,
    { finishedAt: at },
    and(eq(id, batchId), isNull(finishedAt), sql`not exists ${waitingOf(tx)}`),
  );
}

/**
 * Records that the agency was notified of a batch without progress. Returns true only the first time, so that there is
 * one notice per batch.
 */
export function markTold(tx: Tx, batchId: string, at: Date): Promise<boolean> {
  const { id, toldAt } = bookingBatches;
  return updateRows(tx, bookingBatches, { toldAt: at }, and(eq(id, batchId), isNull(toldAt)));
}

export async function retryFailed(tx: Tx, batchId: string, at: Date): Promise<number> {
  const again = await tx
    .update(batchBookings)
    .set({ code: null, tries: 0, nextTryAt: null })
    .where(and(isOf(batchId), isNotNull(batchBookings.code)))
    .returning({ id: batchBookings.bookingId });
  if (again.length > 0) {
    await tx
      .update(bookingBatches)
      .set({ finishedAt: null, movedAt: at, nextTryAt: null, toldAt: null })
      .where(eq(bookingBatches.id, batchId));
  }
  return again.length;
}

/** Saves a member's name in the batches that they started, which continue. Call it before the account is deleted. */
export async function keepWhoBegan(tx: Tx, uid: string): Promise<void> {
  const { createdBy, createdByName } = bookingBatches;
  await tx
    .update(bookingBatches)
    .set({
      createdByName: nameOfAccount(uid),
    })
    .where(and(eq(createdBy, uid), isNull(createdByName)));
}

/** Deletes names of people whose accounts are gone from batches started before a time. */
export async function forgetWhoBegan(
  db: Executor,
  gone: readonly string[],
  before: Date,
): Promise<void> {
  const { createdAt, createdBy } = bookingBatches;
  if (gone.length === 0) return;
  await db
    .update(bookingBatches)
    .set({ createdBy: null, createdByName: null })
    .where(and(inArray(createdBy, [...gone]), lt(createdAt, before)));
}
