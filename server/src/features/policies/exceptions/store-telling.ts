import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import {
  bookingBatches,
  bookingClaims,
  bookings,
  type BookingRow,
} from '../../../db/tables/bookings.ts';
import { users } from '../../../db/tables/users.ts';
import type { ExceptionRow } from './store-exceptions.ts';

const KIND = 'tell_exception';

export type TellingRow = typeof bookingBatches.$inferSelect;
export type ToldBooking = BookingRow & { email: string };

/** Queues the job that emails everyone concerned by an exception. */
export async function insertTelling(
  tx: Tx,
  { exception, id }: { id: string; exception: ExceptionRow },
): Promise<void> {
  await tx.insert(bookingBatches).values({
    id,
    kind: KIND,
    input: { exceptionId: exception.id },
    createdAt: exception.createdAt,
    createdBy: exception.byUserId,
    afterId: '',
    done: 0,
    failed: [],
    finishedAt: null,
  });
}

/** Ids of the unfinished ones, oldest first. */
export async function listOpenTellings(db: Executor): Promise<string[]> {
  const { createdAt, finishedAt, id, kind } = bookingBatches;
  const rows = await db
    .select({ id })
    .from(bookingBatches)
    .where(and(eq(kind, KIND), isNull(finishedAt)))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => row.id);
}

/** Locks it until the transaction ends, so that no other process continues it; null once it is finished. */
export async function lockOpenTelling(tx: Tx, tellingId: string): Promise<TellingRow | null> {
  const { finishedAt, id } = bookingBatches;
  const [row] = await tx
    .select()
    .from(bookingBatches)
    .where(and(eq(id, tellingId), isNull(finishedAt)))
    .for('update');
  return row ?? null;
}

/** The next active booking made before the exception, within its days and destination. */
export async function findNextCovered(
  db: Executor,
  { createdAt, fromDay, offerId, toDay }: ExceptionRow,
  afterId: string,
): Promise<ToldBooking | null> {
  const [row] = await db
    .select({ booking: bookings, email: users.email })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.uid))
    .leftJoin(bookingClaims, eq(bookingClaims.bookingId, bookings.id))
    .where(
      and(
        or(isNotNull(users.id), isNotNull(bookingClaims.bookingId)),
        gt(bookings.id, afterId),
        gte(bookings.travelDate, fromDay),
        lte(bookings.travelDate, toDay),
        inArray(bookings.state, ['booked', 'held']),
        lte(bookings.createdAt, createdAt),
        offerId === null ? undefined : eq(bookings.offerId, offerId),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(1);
  return row ? { ...row.booking, email: row.email ?? row.booking.travelEmail } : null;
}

export async function advanceTelling(
  tx: Tx,
  tellingId: string,
  progress: Partial<Pick<TellingRow, 'afterId' | 'done' | 'failed' | 'finishedAt' | 'movedAt'>>,
): Promise<void> {
  await tx.update(bookingBatches).set(progress).where(eq(bookingBatches.id, tellingId));
}
