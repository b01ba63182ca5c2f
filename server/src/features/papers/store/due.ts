import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { findRow, hasRow } from '../../../db/rows.ts';
import { bookingPapers, papersDue } from '../../../db/tables/money/papers.ts';

export type Wishes = typeof bookingPapers.$inferSelect;

/** True once an invoice was asked for. */
export const isAsked = (wishes: Wishes | null): boolean => (wishes?.askedAt ?? null) !== null;

/** Bookings whose documents may be due, each with its rows in `papers_due`. */
export async function listDue(
  db: Executor,
  { limit, now }: { limit: number; now: Date },
): Promise<Map<string, number[]>> {
  const { bookingId, dueAt, id } = papersDue;
  const rows = await db
    .select({ id, bookingId })
    .from(papersDue)
    .where(or(isNull(dueAt), lte(dueAt, now)))
    .orderBy(asc(id))
    .limit(limit);
  const due = new Map<string, number[]>();
  for (const row of rows) due.set(row.bookingId, [...(due.get(row.bookingId) ?? []), row.id]);
  return due;
}

export async function deleteDue(tx: Executor, ids: readonly number[]): Promise<void> {
  await tx.delete(papersDue).where(inArray(papersDue.id, [...ids]));
}

/** Schedules a booking for the job, at once or at a given time. */
export async function addDue(tx: Tx, bookingId: string, dueAt: Date | null): Promise<void> {
  await tx.insert(papersDue).values({ bookingId, dueAt });
}

export const findWishes = (db: Executor, bookingId: string): Promise<Wishes | null> =>
  findRow(db, bookingPapers, eq(bookingPapers.bookingId, bookingId));

export async function putWishes(tx: Tx, wishes: Wishes): Promise<void> {
  const { askedAt, asks, company } = wishes;
  const set = { askedAt, asks, company };
  await tx
    .insert(bookingPapers)
    .values(wishes)
    .onConflictDoUpdate({ target: bookingPapers.bookingId, set });
}

/** True if the job is about to look at a booking. */
export const isDue = (db: Executor, bookingId: string): Promise<boolean> =>
  hasRow(db, papersDue, and(eq(papersDue.bookingId, bookingId), isNull(papersDue.dueAt)));
