import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { paymentIntents } from '../../../db/tables/payments.ts';
import type { PaymentAttempt } from './attempts.ts';

/** Counts a declined card; answers the attempt, or null where it is none of ours. */
export async function countDecline(
  tx: Tx,
  providerId: string,
  at: Date,
): Promise<PaymentAttempt | null> {
  const { declinedAt, declines } = paymentIntents;
  const when = sql`${at.toISOString()}::timestamptz`;
  const [row] = await tx
    .update(paymentIntents)
    .set({ declines: sql`${declines} + 1`, declinedAt: sql`greatest(${declinedAt}, ${when})` })
    .where(eq(paymentIntents.providerId, providerId))
    .returning();
  return row ?? null;
}

/** A traveller's attempts for which a card was declined since then. */
export function declinedSince(
  executor: Executor,
  uid: string,
  since: Date,
): Promise<Pick<PaymentAttempt, 'bookingId' | 'declinedAt' | 'declines'>[]> {
  const { bookingId, declinedAt, declines } = paymentIntents;
  return executor
    .select({ bookingId, declinedAt, declines })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.uid, uid), gt(declinedAt, since)));
}
