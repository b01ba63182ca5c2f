import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { confirmBookingRow, lockBookingForUpdate } from '../../booking-records/index.ts';
import { isPartPaid } from '../booking-money.ts';
import { judgeCharge } from '../policy.ts';
import { isGivenBack, rejectedBefore } from '../reconcile/given-back.ts';
import { syncCharge } from '../reconcile/sync-charge.ts';
import { lockAttemptForUpdate, updateAttempt } from '../store/attempts.ts';
import { lockPaymentByTransactionForUpdate } from '../store/ledger.ts';
import { findAutomaticRefund } from '../store/refunds.ts';
import { assignToBooking } from './assign-to-booking.ts';
import { closePaidTransfer } from './close-paid-transfer.ts';
import { endAttempt } from './end-attempt.ts';
import { recordCharge, sendReceipts } from './record-charge.ts';
import { leaveGivenBack, rejectCharge } from './reject-charge.ts';
import {
  markSucceeded,
  syncPayment,
  syncTarget,
  type ProviderSnapshot,
  type Settled,
  type SettlementContext,
} from './settlement-context.ts';
import { takePlacesAgain } from './take-places-again.ts';

const BY_PAYMENT = { kind: 'system', userId: null } as const;

/** Decides on a payment and writes the result, under the booking's lock and then the attempt's. */
export async function settleInTransaction(
  context: AppContext,
  tx: Tx,
  snapshot: ProviderSnapshot,
): Promise<Settled> {
  const { intent, request } = snapshot;
  const bookingId = snapshot.attempt.bookingId ?? request.bookingId ?? null;
  const booking = bookingId === null ? null : await lockBookingForUpdate(tx, bookingId);
  const attempt = await lockAttemptForUpdate(tx, snapshot.attempt.id);
  if (attempt === null) return { kind: 'unknown' };
  if (attempt.bookingId !== snapshot.attempt.bookingId) return { kind: 'assigned_concurrently' };

  const settling: SettlementContext = {
    ...snapshot,
    attempt,
    context,
    tx,
    now: context.clock.now(),
    booking,
  };
  const recorded = await lockPaymentByTransactionForUpdate(tx, intent.id);
  if (recorded !== null) return { kind: 'paid', payment: await syncPayment(settling, recorded) };
  const automatic = await findAutomaticRefund(tx, intent.id);
  if (automatic !== null) {
    await syncCharge(context, tx, syncTarget(settling, null), settling.updates);
    return { kind: 'rejected', reason: automatic.reason };
  }
  if (intent.status !== 'succeeded') return settleUnpaid(settling);
  const before = isGivenBack(settling) ? rejectedBefore(settling.updates) : null;
  return before === null ? settleCharge(settling) : leaveGivenBack(settling, before);
}

async function settleUnpaid(settling: SettlementContext): Promise<Settled> {
  const { tx, attempt, intent, now, request } = settling;
  const ours = attempt.providerId === intent.id;
  const adoptable = attempt.providerId === null && attempt.state === 'creating';
  if (intent.status === 'canceled') {
    if (ours && attempt.state === 'open') {
      await endAttempt(tx, attempt, {
        state: 'canceled',
        source: request.source,
        at: now,
        detail: 'is canceled at the provider',
      });
    }
    return { kind: 'unpaid', intent };
  }
  if (!adoptable && !(ours && attempt.state === 'open')) return { kind: 'orphan' };
  await updateAttempt(tx, attempt.id, { state: 'open', providerId: intent.id, checkedAt: now });
  return { kind: 'unpaid', intent };
}

async function settleCharge(settling: SettlementContext): Promise<Settled> {
  const { attempt, intent, now, request, tx } = settling;
  if (attempt.bookingId !== null) return settleAssigned(settling);
  const assigned = await assignToBooking(settling);
  if (assigned !== null) return settleAssigned({ ...settling, attempt: assigned });
  if (request.refuseUnassigned === true) {
    await markSucceeded(settling);
    return rejectCharge(settling, 'no_booking');
  }
  await updateAttempt(tx, attempt.id, { providerId: intent.id, checkedAt: now, state: 'open' });
  return { kind: 'unassigned' };
}

async function settleAssigned(settling: SettlementContext): Promise<Settled> {
  const { attempt, booking, intent, context, tx } = settling;
  const paid = booking !== null && (await isPartPaid(context, tx, booking, attempt));
  const givenBack = isGivenBack(settling);
  const facts = { agreed: attempt, taken: { ...intent, user: intent.metadata['user'] }, booking };
  const judged = judgeCharge({ ...facts, paid, hasRoom: !givenBack });
  const isLate = judged === 'record' && booking?.state === 'expired';
  const verdict = isLate && !(await takePlacesAgain(settling, booking)) ? 'sold_out' : judged;
  if (givenBack && verdict !== 'record') return leaveGivenBack(settling, verdict);
  await markSucceeded(settling);
  if (verdict !== 'record' || booking === null) {
    return rejectCharge(settling, verdict === 'record' ? 'booking_gone' : verdict);
  }
  const stands = givenBack ? booking : await confirmBookingRow(context, tx, booking, BY_PAYMENT);
  const payment = await recordCharge(settling, stands);
  await closePaidTransfer(context, tx, stands);
  if (!givenBack) await sendReceipts(context, tx, { payment, booking: stands });
  return { kind: 'paid', payment: await syncPayment(settling, payment) };
}
