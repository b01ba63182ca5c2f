import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { findRow, insertOnce, lockRow, updateRows } from '../../../db/rows.ts';
import { paymentAttempts } from '../../../db/tables/money/payments.ts';

export type PaymentAttempt = typeof paymentAttempts.$inferSelect;

const OPEN = ['creating', 'open'] as const;
const isOpen = inArray(paymentAttempts.state, [...OPEN]);

export async function insertAttempt(tx: Tx, row: PaymentAttempt): Promise<void> {
  await tx.insert(paymentAttempts).values(row);
}

/** Inserts an attempt. Returns false if another row has the same id, provider's id or attempt number. */
export const insertAttemptOnce = (tx: Tx, row: PaymentAttempt) =>
  insertOnce(tx, paymentAttempts, row);

export const findAttempt = (db: Executor, id: string) =>
  findRow(db, paymentAttempts, eq(paymentAttempts.id, id));

export const findAttemptByProviderId = (db: Executor, providerId: string) =>
  findRow(db, paymentAttempts, eq(paymentAttempts.providerId, providerId));

export const lockAttemptForUpdate = (tx: Tx, id: string) =>
  lockRow(tx, paymentAttempts, eq(paymentAttempts.id, id));

function openAttemptOf(db: Executor, bookingId: string) {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.bookingId, bookingId), isOpen));
}

/** The only attempt of a booking that can still be paid. */
export async function findOpenAttempt(
  db: Executor,
  bookingId: string,
): Promise<PaymentAttempt | null> {
  const [row] = await openAttemptOf(db, bookingId);
  return row ?? null;
}

/**
 * Locks a booking's open attempt. Don't decide on a row read without the lock: its creator, who doesn't hold the
 * booking's lock, may be recording the provider's answer at the same time.
 */
export async function lockOpenAttemptForUpdate(
  tx: Tx,
  bookingId: string,
): Promise<PaymentAttempt | null> {
  const [row] = await openAttemptOf(tx, bookingId).for('update');
  return row ?? null;
}

export const lockOpenUnassignedAttemptForUpdate = (
  tx: Tx,
  of: { uid: string; amount: number; currency: string },
) =>
  lockRow(
    tx,
    paymentAttempts,
    and(
      isNull(paymentAttempts.bookingId),
      eq(paymentAttempts.uid, of.uid),
      eq(paymentAttempts.amount, of.amount),
      eq(paymentAttempts.currency, of.currency),
      isOpen,
    ),
  );

/** The number of a booking's next attempt, starting with 1. Call it only under the booking's lock. */
export async function nextAttemptNumber(tx: Tx, bookingId: string): Promise<number> {
  const [last] = await tx
    .select({ attempt: paymentAttempts.attempt })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.bookingId, bookingId))
    .orderBy(desc(paymentAttempts.attempt))
    .limit(1);
  return (last?.attempt ?? 0) + 1;
}

export async function updateAttempt(
  db: Executor,
  id: string,
  change: Partial<
    Pick<
      PaymentAttempt,
      'state' | 'providerId' | 'bookingId' | 'attempt' | 'checkedAt' | 'linkId' | 'uid'
    >
  >,
): Promise<void> {
  await db.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, id));
}

/**
 * Claims the creation of an intent, so that only one caller at a time asks the provider. Returns true for that caller.
 */
export const claimCreation = (db: Executor, id: string, claim: { now: Date; until: Date }) =>
  updateRows(
    db,
    paymentAttempts,
    { claimedUntil: claim.until },
    and(
      eq(paymentAttempts.id, id),
      eq(paymentAttempts.state, 'creating'),
      or(isNull(paymentAttempts.claimedUntil), lt(paymentAttempts.claimedUntil, claim.now)),
    ),
  );

export async function releaseClaim(db: Executor, id: string): Promise<void> {
  await db.update(paymentAttempts).set({ claimedUntil: null }).where(eq(paymentAttempts.id, id));
}

/** Records the new intent of an attempt. Returns true if the attempt was still waiting for it. */
export const markOpen = (db: Executor, id: string, providerId: string) =>
  updateRows(
    db,
    paymentAttempts,
    { state: 'open', providerId, claimedUntil: null },
    and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'creating')),
  );

/**
 * Open attempts older than `before` that are due for a check: every minute at first, later after a tenth of their
 * age, but at least every half hour.
 */
export function listAttemptsToSweep(
  db: Executor,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<PaymentAttempt[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const pause = sql`least(greatest((${at} - ${paymentAttempts.createdAt}) / 10, interval '55 seconds'), interval '30 minutes')`;
  return db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        isOpen,
        lt(paymentAttempts.createdAt, before),
        or(
          isNull(paymentAttempts.checkedAt),
          sql`${paymentAttempts.checkedAt} <= ${at} - ${pause}`,
        ),
      ),
    )
    .orderBy(sql`${paymentAttempts.checkedAt} asc nulls first`, asc(paymentAttempts.createdAt))
    .limit(limit);
}

/** Conditions on attempts: those of an account, and those for some bookings. */
export const attemptsOf = (uid: string) => eq(paymentAttempts.uid, uid);
export const attemptsFor = (bookingIds: readonly string[]) =>
  inArray(paymentAttempts.bookingId, [...bookingIds]);

export function listOpenAttemptsOf(db: Executor, uid: string): Promise<PaymentAttempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.uid, uid), isOpen));
}

export async function detachAttempts(db: Executor, uid: string): Promise<void> {
  await db.update(paymentAttempts).set({ uid: null }).where(eq(paymentAttempts.uid, uid));
}
