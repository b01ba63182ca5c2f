import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { ProviderIntent } from '../../../ports.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import type { ProviderUpdates, SyncTarget } from '../reconcile/provider-updates.ts';
import { syncCharge } from '../reconcile/sync-charge.ts';
import { updateAttempt, type PaymentAttempt } from '../store/attempts.ts';
import type { PaymentRow } from '../store/ledger.ts';
import type { Settlement, SettleRequest } from './settlement.ts';

/** What settling starts from: the request, the provider's state, and our rows before the locks. */
export interface ProviderSnapshot {
  request: SettleRequest;
  /** What the provider says. */
  intent: ProviderIntent;
  /** What has become of the charge since it succeeded. */
  updates: ProviderUpdates;
  /** Our row as it was before the locks. */
  attempt: PaymentAttempt;
}

/** The same under the locks, with the transaction that decides. */
export interface SettlementContext extends ProviderSnapshot {
  context: AppContext;
  tx: Tx;
  now: Date;
  booking: BookingRow | null;
}

export type Settled =
  | Settlement
  /** Another caller has assigned it to a booking since; lock that one and decide again. */
  | { kind: 'assigned_concurrently' }
  /** Payable at the provider although it is closed here. */
  | { kind: 'orphan' };

/** Refunds and disputes reach our ledger, wherever they were made. */
export async function syncPayment(
  settling: SettlementContext,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const { updates, context, tx } = settling;
  return (await syncCharge(context, tx, syncTarget(settling, payment), updates)) ?? payment;
}

export function syncTarget(
  { attempt, booking, intent, request }: SettlementContext,
  payment: PaymentRow | null,
): SyncTarget {
  return {
    attemptId: attempt.id,
    bookingId: attempt.bookingId,
    bookingExists: booking !== null,
    transactionId: intent.id,
    payment,
    source: request.source,
  };
}

/** The attempt is over; its charge is decided in the same transaction. */
export async function markSucceeded({
  tx,
  attempt,
  intent,
  now,
}: SettlementContext): Promise<void> {
  const providerId = attempt.providerId ?? intent.id;
  await updateAttempt(tx, attempt.id, { state: 'succeeded', providerId, checkedAt: now });
}

/** What the journal says of every decision about this charge. */
export function journalSubject({ attempt, intent, now, request }: SettlementContext) {
  return {
    at: now,
    source: request.source,
    bookingId: attempt.bookingId,
    transactionId: intent.id,
    amount: intent.amountReceived,
    currency: intent.currency,
  };
}
