import { and, eq, gt, isNull, sql } from 'drizzle-orm';
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

/** Declined cards of a payment link, or else of an account's own attempts. */
export function listDeclinesSince(
  db: Executor,
  payer: { uid: string | null; linkId: string | null },
  since: Date,
): Promise<Pick<PaymentAttempt, 'bookingId' | 'declinedAt' | 'declines'>[]> {
  const { bookingId, declinedAt, declines, linkId, uid } = paymentAttempts;
  const theirs =
    payer.linkId === null
      ? and(eq(uid, payer.uid ?? ''), isNull(linkId))
      : eq(linkId, payer.linkId);
  return db
    .select({ bookingId, declinedAt, declines })
    .from(paymentAttempts)
    .where(and(theirs, gt(declinedAt, since)));
}
