import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { lockRow } from '../../db/rows.ts';
import { bookingBatches } from '../../db/tables/bookings.ts';

const KIND = 'tell_exception';

type TellingRow = typeof bookingBatches.$inferSelect;

interface Telling {
  id: string;
  exceptionId: string;
  createdAt: Date;
  byUserId: string | null;
}

export async function insertTelling(
  tx: Tx,
  { byUserId, createdAt, exceptionId, id }: Telling,
): Promise<void> {
  await tx.insert(bookingBatches).values({
    id,
    kind: KIND,
    input: { exceptionId },
    createdAt,
    createdBy: byUserId,
    afterId: '',
    done: 0,
    failed: [],
    finishedAt: null,
  });
}

export async function listOpenTellings(db: Executor): Promise<string[]> {
  const { createdAt, finishedAt, id, kind } = bookingBatches;
  const rows = await db
    .select({ id })
    .from(bookingBatches)
    .where(and(eq(kind, KIND), isNull(finishedAt)))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => row.id);
}

/**
 * Locks an emailing job until the transaction ends, so that no other process continues it; null once it is finished.
 */
export function lockOpenTelling(tx: Tx, tellingId: string): Promise<TellingRow | null> {
  const { finishedAt, id } = bookingBatches;
  return lockRow(tx, bookingBatches, and(eq(id, tellingId), isNull(finishedAt)));
}

export async function advanceTelling(
  tx: Tx,
  tellingId: string,
  progress: Partial<Pick<TellingRow, 'afterId' | 'done' | 'failed' | 'finishedAt' | 'movedAt'>>,
): Promise<void> {
  await tx.update(bookingBatches).set(progress).where(eq(bookingBatches.id, tellingId));
}
