import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import {
  bookingBatches,
  bookingEvents,
  bookings,
  counterPayments,
} from '../../db/tables/bookings.ts';
import { users } from '../../db/tables/users.ts';

export type CounterRow = typeof counterPayments.$inferSelect;
export type EventRow = typeof bookingEvents.$inferSelect;
export type BatchRow = typeof bookingBatches.$inferSelect;

export async function insertCounterPayment(tx: Tx, row: CounterRow): Promise<void> {
  await tx.insert(counterPayments).values(row);
}

export async function findCounterPayment(db: Executor, id: string): Promise<CounterRow | null> {
  const [row] = await db.select().from(counterPayments).where(eq(counterPayments.id, id));
  return row ?? null;
}

/** Oldest first. */
export function listCounterPayments(db: Executor, bookingId: string): Promise<CounterRow[]> {
  const { createdAt, id } = counterPayments;
  return db
    .select()
    .from(counterPayments)
    .where(eq(counterPayments.bookingId, bookingId))
    .orderBy(asc(createdAt), asc(id));
}

/** Returns whether it was not voided before. */
export async function voidCounterRow(
  tx: Tx,
  id: string,
  change: Pick<CounterRow, 'voidedAt' | 'voidedBy' | 'voidReason'>,
): Promise<boolean> {
  const changed = await tx
    .update(counterPayments)
    .set(change)
    .where(and(eq(counterPayments.id, id), isNull(counterPayments.voidedAt)))
    .returning({ id: counterPayments.id });
  return changed.length > 0;
}

/** Adds to what was received at the counter, in minor units; of a booking that is locked. */
export async function moveCounter(tx: Tx, id: string, by: number, at: Date): Promise<void> {
  await tx
    .update(bookings)
    .set({ counter: sql`${bookings.counter} + ${by}`, updatedAt: at })
    .where(eq(bookings.id, id));
}

/** The timeline of a booking, oldest first. */
export function listEvents(db: Executor, bookingId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.id));
}

/** Of all of a traveler's bookings, oldest first. */
export async function listEventsOf(db: Executor, uid: string): Promise<EventRow[]> {
  return db
    .select(getTableColumns(bookingEvents))
    .from(bookings)
    .innerJoin(bookingEvents, eq(bookingEvents.bookingId, bookings.id))
    .where(eq(bookings.uid, uid))
    .orderBy(asc(bookingEvents.id));
}

export async function listCounterPaymentsOf(db: Executor, uid: string): Promise<CounterRow[]> {
  const { bookingId, createdAt, id } = counterPayments;
  return db
    .select(getTableColumns(counterPayments))
    .from(bookings)
    .innerJoin(counterPayments, eq(bookingId, bookings.id))
    .where(eq(bookings.uid, uid))
    .orderBy(asc(createdAt), asc(id));
}

export async function insertBatch(tx: Tx, row: BatchRow): Promise<void> {
  await tx.insert(bookingBatches).values(row);
}

export async function findBatch(db: Executor, id: string): Promise<BatchRow | null> {
  const [row] = await db.select().from(bookingBatches).where(eq(bookingBatches.id, id));
  return row ?? null;
}

/** Those that are not finished, the oldest first. */
export function listOpenBatches(db: Executor): Promise<BatchRow[]> {
  return db
    .select()
    .from(bookingBatches)
    .where(isNull(bookingBatches.finishedAt))
    .orderBy(asc(bookingBatches.createdAt), asc(bookingBatches.id));
}

/** Writes down that a booking was tried; of several processes each adds its own. */
export async function noteTried(
  db: Executor,
  batchId: string,
  { bookingId, code }: { bookingId: string; code: string | null },
): Promise<void> {
  const { afterId, done, failed, id } = bookingBatches;
  const failure = JSON.stringify([{ bookingId, code }]);
  await db
    .update(bookingBatches)
    .set({
      afterId: sql`greatest(${afterId}, ${bookingId})`,
      ...(code === null
        ? { done: sql`${done} + 1` }
        : { failed: sql`${failed} || ${failure}::jsonb` }),
    })
    .where(eq(id, batchId));
}

/** Before an account ends: the work on many bookings that a member began goes on, and keeps the name. */
export async function keepWhoBegan(tx: Tx, uid: string): Promise<void> {
  const { createdBy, createdByName } = bookingBatches;
  await tx
    .update(bookingBatches)
    .set({
      createdByName: sql`(select nullif(${users.name}, '') from ${users} where ${users.id} = ${uid})`,
    })
    .where(and(eq(createdBy, uid), isNull(createdByName)));
}

/** Of people whose accounts are gone, and who began it before. */
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

export async function finishBatch(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(bookingBatches).set({ finishedAt: at }).where(eq(bookingBatches.id, id));
}

/** Bookings of a destination that begin on a day and have not ended. */
export interface Departure {
  offerId: string;
  day: string;
}

const standing = ({ day, offerId }: Departure, afterId: string) =>
  and(
    eq(bookings.offerId, offerId),
    eq(bookings.travelDate, day),
    inArray(bookings.state, ['held', 'booked']),
    gt(bookings.id, afterId),
  );

export async function nextOfDeparture(
  db: Executor,
  departure: Departure,
  afterId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(standing(departure, afterId))
    .orderBy(asc(bookings.id))
    .limit(1);
  return row?.id ?? null;
}

export async function countOfDeparture(
  db: Executor,
  departure: Departure,
  afterId: string,
): Promise<number> {
  const [row] = await db.select({ n: count() }).from(bookings).where(standing(departure, afterId));
  return row?.n ?? 0;
}
