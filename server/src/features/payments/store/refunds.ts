import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { findRow, hasRow, lockRow } from '../../../db/rows.ts';
import { disputes, paymentAttempts, refunds } from '../../../db/tables/money/payments.ts';

export type RefundRow = typeof refunds.$inferSelect;

export async function insertRefund(tx: Tx, row: RefundRow): Promise<void> {
  await tx.insert(refunds).values(row);
}

export const findRefund = (db: Executor, id: string) => findRow(db, refunds, eq(refunds.id, id));

export const lockRefundForUpdate = (tx: Tx, id: string) => lockRow(tx, refunds, eq(refunds.id, id));

export const findRefundByReason = (db: Executor, attemptId: string, reason: string) =>
  findRow(db, refunds, and(eq(refunds.attemptId, attemptId), eq(refunds.reason, reason)));

/** Finds and locks our row of a provider's refund, by the provider's id or by our id in its metadata. */
export function lockMatchingRefundForUpdate(
  tx: Tx,
  { id, metadata }: { id: string; metadata: Readonly<Record<string, string>> },
): Promise<RefundRow | null> {
  const { refund = '', generation = '' } = metadata;
  const asked = and(
    isNull(refunds.providerId),
    eq(refunds.id, refund),
    eq(sql`${refunds.keyVersion}::text`, generation),
  );
  return lockRow(tx, refunds, or(eq(refunds.providerId, id), asked));
}

export const hasRefunds = (db: Executor, transactionId: string) =>
  hasRow(db, refunds, eq(refunds.transactionId, transactionId));

/** The refund of a charge that was never accepted: the first one, which settling decided. */
export const findAutomaticRefund = (db: Executor, transactionId: string) =>
  findRow(
    db,
    refunds,
    and(eq(refunds.transactionId, transactionId), isNull(refunds.paymentId)),
    asc(refunds.createdAt),
    asc(refunds.id),
  );

export const findLastFailedRefund = (db: Executor, paymentId: string) =>
  findRow(
    db,
    refunds,
    and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'failed')),
    desc(refunds.createdAt),
    desc(refunds.id),
  );

export const findLastChargedAgain = (db: Executor, paymentId: string) =>
  findRow(
    db,
    refunds,
    and(eq(refunds.paymentId, paymentId), isNotNull(refunds.chargedAgainAt)),
    desc(refunds.chargedAgainAt),
    desc(refunds.id),
  );

export function listHeldRefunds(db: Executor, paymentId: string): Promise<RefundRow[]> {
  const { createdAt, held, id, state } = refunds;
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(held, true), eq(state, 'pending')))
    .orderBy(asc(createdAt), asc(id));
}

/** The sum of a payment's refunds in a state, in minor units; `pending`: decided but unfinished. */
export async function refundTotal(
  db: Executor,
  paymentId: string,
  state: 'pending' | 'succeeded',
): Promise<number> {
  const [row] = await db
    .select({ total: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, state)));
  return row?.total ?? 0;
}

export async function updateRefund(
  db: Executor,
  id: string,
  change: Partial<
    Pick<
      RefundRow,
      | 'amount'
      | 'chargedAgainAt'
      | 'kind'
      | 'state'
      | 'providerId'
      | 'keyVersion'
      | 'tries'
      | 'held'
      | 'nextTryAt'
      | 'finishedAt'
    >
  >,
): Promise<void> {
  await db.update(refunds).set(change).where(eq(refunds.id, id));
}

/** The columns that schedule the next try of a failed or held refund, with an idempotency key new to the provider. */
export function reopened({ keyVersion }: RefundRow, nextTryAt: Date) {
  return {
    state: 'pending',
    providerId: null,
    finishedAt: null,
    keyVersion: keyVersion + 1,
    tries: 0,
    nextTryAt,
  } as const;
}

/** The part of a charge that other refunds return, even pending ones, or that the bank took back, in minor units. */
export async function returnedElsewhere(
  db: Executor,
  { id, transactionId }: RefundRow,
): Promise<number> {
  const [back] = await db
    .select({ total: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(
      and(
        eq(refunds.transactionId, transactionId),
        ne(refunds.id, id),
        inArray(refunds.state, ['pending', 'succeeded']),
      ),
    );
  const [taken] = await db
    .select({ total: sql`coalesce(sum(${disputes.amount}), 0)`.mapWith(Number) })
    .from(disputes)
    .where(and(eq(disputes.transactionId, transactionId), eq(disputes.state, 'lost')));
  return (back?.total ?? 0) + (taken?.total ?? 0);
}

/** Claims a pending refund for one try; no one else can claim it before `until`. */
export async function claimRefund(
  db: Executor,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<RefundRow | null> {
  const [row] = await db
    .update(refunds)
    .set({ nextTryAt: until, tries: sql`${refunds.tries} + 1` })
    .where(
      and(
        eq(refunds.id, id),
        eq(refunds.state, 'pending'),
        eq(refunds.held, false),
        lte(refunds.nextTryAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

export async function listDueRefunds(
  db: Executor,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'pending'), eq(refunds.held, false), lte(refunds.nextTryAt, now)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The refunds of some attempts: see `attemptsOf`. */
export async function listRefundsOf(db: Executor, theirs: SQL): Promise<RefundRow[]> {
  return db
    .select(getTableColumns(refunds))
    .from(paymentAttempts)
    .innerJoin(refunds, eq(refunds.attemptId, paymentAttempts.id))
    .where(theirs)
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}
