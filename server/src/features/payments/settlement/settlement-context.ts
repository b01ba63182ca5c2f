import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { ProviderIntent } from '../../../ports.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import type { ProviderUpdates, SyncTarget } from '../reconcile/provider-updates.ts';
import { syncCharge } from '../reconcile/sync-charge.ts';
import { updateAttempt, type PaymentAttempt } from '../store/attempts.ts';
import type { PaymentRow } from '../store/ledger.ts';
import type { Settlement, SettleRequest } from './settlement.ts';

/** The input of settling: the request, the provider's state, and our rows before locking. */
export interface ProviderSnapshot {
  request: SettleRequest;
  intent: ProviderIntent;
  updates: ProviderUpdates;
  /** Our row, read without a lock. */
  attempt: PaymentAttempt;
}

export interface SettlementContext extends ProviderSnapshot {
  context: AppContext;
  tx: Tx;
  now: Date;
  booking: BookingRow | null;
}

export type Settled =
  | Settlement
  /** Another caller has assigned the payment to a booking: lock that booking and decide again. */
  | { kind: 'assigned_concurrently' }
  /** The payment can still be paid at the provider although it is closed here. */
  | { kind: 'orphan' };

/** Copies refunds and disputes into our ledger, regardless of where they were made. */
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

export async function markSucceeded({
  tx,
  attempt,
  intent,
  now,
}: SettlementContext): Promise<void> {
  const providerId = attempt.providerId ?? intent.id;
  await updateAttempt(tx, attempt.id, { state: 'succeeded', providerId, checkedAt: now });
}

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
