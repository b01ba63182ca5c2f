import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { paymentAttempts } from '../../../db/tables/money/payments.ts';
import type { PaymentAttempt } from './attempts.ts';

/** Counts a declined card; returns the attempt, or null if it isn't ours. */
export async function countDecline(
  tx: Tx,
  providerId: string,
  at: Date,
): Promise<PaymentAttempt | null> {
  const { declinedAt, declines } = paymentAttempts;
  const when = sql`${at.toISOString()}::timestamptz`;
  const [row] = await tx
    .update(paymentAttempts)
    .set({ declines: sql`${declines} + 1`, declinedAt: sql`greatest(${declinedAt}, ${when})` })
    .where(eq(paymentAttempts.providerId, providerId))
    .returning();
  return row ?? null;
}

export function listDeclinesSince(
  db: Executor,
  uid: string,
  since: Date,
): Promise<Pick<PaymentAttempt, 'bookingId' | 'declinedAt' | 'declines'>[]> {
  const { bookingId, declinedAt, declines } = paymentAttempts;
  return db
    .select({ bookingId, declinedAt, declines })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.uid, uid), gt(declinedAt, since)));
}
