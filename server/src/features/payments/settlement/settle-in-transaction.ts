import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { ProviderIntent } from '../../../ports.ts';
import { tellPaid } from '../agency-mails.ts';
import { endAttempt } from './end-attempt.ts';
import { syncCharge } from '../reconcile/sync-charge.ts';
import type { ProviderUpdates, SyncTarget } from '../reconcile/provider-updates.ts';
import { isGivenBack, rejectedBefore } from '../reconcile/given-back.ts';
import { receiptMail, rejectionMail } from '../mails.ts';
import { amountDue, judgeCharge, REJECTION_TEXT, type RejectionReason } from '../policy.ts';
import type { Settlement, SettleRequest } from './settlement.ts';
import { lockBooking, type BookingRow } from '../store/bookings.ts';
import {
  lockAttempt,
  nextAttemptNumber,
  updateAttempt,
  type PaymentAttempt,
} from '../store/attempts.ts';
import { writeJournal } from '../store/journal.ts';
import {
  findLivePayment,
  insertPayment,
  lockPaymentByTransaction,
  type PaymentRow,
} from '../store/ledger.ts';
import { findPayerEmail } from '../store/payers.ts';
import { findAutomaticRefund, insertRefund } from '../store/refunds.ts';

interface ProviderSnapshot {
  request: SettleRequest;
  /** What the provider says. */
  intent: ProviderIntent;
  /** What has become of the charge since it succeeded. */
  updates: ProviderUpdates;
  /** Our row as it was before the locks. */
  attempt: PaymentAttempt;
}

interface SettlementContext extends ProviderSnapshot {
  context: AppContext;
  tx: Tx;
  now: Date;
  booking: BookingRow | null;
}

type Settled =
  | Settlement
  /** Another caller has assigned it to a booking since; lock that one and decide again. */
  | { kind: 'assigned_concurrently' }
  /** Payable at the provider although it is closed here. */
  | { kind: 'orphan' };

/** Decides and writes, holding the booking's lock and then the attempt's. */
export async function settleInTransaction(
  context: AppContext,
  tx: Tx,
  snapshot: ProviderSnapshot,
): Promise<Settled> {
  const { intent, request } = snapshot;
  const bookingId = snapshot.attempt.bookingId ?? request.bookingId ?? null;
  const booking = bookingId === null ? null : await lockBooking(tx, bookingId);
  const attempt = await lockAttempt(tx, snapshot.attempt.id);
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
  const recorded = await lockPaymentByTransaction(tx, intent.id);
  if (recorded !== null) return { kind: 'paid', payment: await sync(settling, recorded) };
  const automatic = await findAutomaticRefund(tx, intent.id);
  if (automatic !== null) {
    await syncCharge(context, tx, syncTarget(settling, null), settling.updates);
    return { kind: 'rejected', reason: automatic.reason };
  }
  if (intent.status !== 'succeeded') return settleUnpaid(settling);
  const before = isGivenBack(settling) ? rejectedBefore(settling.updates) : null;
  return before === null ? settleCharge(settling) : leaveGivenBack(settling, before);
}

/** Refunds and disputes reach our ledger, wherever they were made. */
async function sync(settling: SettlementContext, payment: PaymentRow): Promise<PaymentRow> {
  const { updates, context, tx } = settling;
  return (await syncCharge(context, tx, syncTarget(settling, payment), updates)) ?? payment;
}

function syncTarget(
  { attempt, booking, intent, request }: SettlementContext,
  payment: PaymentRow | null,
): SyncTarget {
  return {
    intentId: attempt.id,
    bookingId: attempt.bookingId,
    bookingExists: booking !== null,
    transactionId: intent.id,
    payment,
    source: request.source,
  };
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
        detail: 'is cancelled at the provider',
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
    return reject(settling, 'no_booking');
  }
  await updateAttempt(tx, attempt.id, { providerId: intent.id, checkedAt: now, state: 'open' });
  return { kind: 'unassigned' };
}

async function settleAssigned(settling: SettlementContext): Promise<Settled> {
  const { attempt, booking, intent, context, tx } = settling;
  const { livemode } = context.payments;
  const paid = booking !== null && (await findLivePayment(tx, booking.id, livemode)) !== null;
  const verdict = judgeCharge({
    agreed: attempt,
    taken: { ...intent, user: intent.metadata['user'] },
    booking,
    paid,
  });
  const givenBack = isGivenBack(settling);
  if (givenBack && verdict !== 'record') return leaveGivenBack(settling, verdict);
  await markSucceeded(settling);
  if (verdict !== 'record' || booking === null) {
    return reject(settling, verdict === 'record' ? 'booking_gone' : verdict);
  }
  const payment = await record(settling, booking);
  if (!givenBack) await tellOfPayment(context, tx, { payment, booking });
  return { kind: 'paid', payment: await sync(settling, payment) };
}

async function tellOfPayment(
  context: AppContext,
  tx: Tx,
  paid: { payment: PaymentRow; booking: BookingRow },
): Promise<void> {
  await tellPaid(context, tx, paid);
  const to = await findPayerEmail(tx, paid.booking.uid);
  if (to === null) return;
  await context.mail.enqueue(tx, receiptMail(context.config.http.publicUrl, to, paid));
}

/**
 * A payment that was opened by its price alone belongs to the booking that its traveller names,
 * if that booking costs just that. Answers the attempt as the booking's, or null.
 */
async function assignToBooking(settling: SettlementContext): Promise<PaymentAttempt | null> {
  const { attempt, booking, context, tx } = settling;
  if (booking === null || attempt.uid === null || booking.uid !== attempt.uid) return null;
  if (booking.currency !== attempt.currency) return null;
  if (amountDue(booking, context.config.charge) !== attempt.amount) return null;
  const number = await nextAttemptNumber(tx, booking.id);
  // Closed in the same step: a booking has one open attempt at most, and this one is none any more.
  await updateAttempt(tx, attempt.id, {
    bookingId: booking.id,
    attempt: number,
    providerId: settling.intent.id,
    state: 'succeeded',
  });
  const assigned = { ...attempt, bookingId: booking.id, attempt: number };
  await writeJournal(tx, {
    ...journalSubject({ ...settling, attempt: assigned }),
    kind: 'payment_bound',
    detail: `a payment that was opened by its price is this booking's attempt ${number}`,
  });
  return assigned;
}

/** The attempt is over; what it took is decided in the same transaction. */
async function markSucceeded({ tx, attempt, intent, now }: SettlementContext): Promise<void> {
  const providerId = attempt.providerId ?? intent.id;
  await updateAttempt(tx, attempt.id, { state: 'succeeded', providerId, checkedAt: now });
}

async function record(settling: SettlementContext, booking: BookingRow): Promise<PaymentRow> {
  const { attempt, intent, context, now, tx } = settling;
  const payment: PaymentRow = {
    id: context.newId(),
    intentId: attempt.id,
    bookingId: booking.id,
    uid: booking.uid,
    userEmail: booking.travelEmail,
    tripTitle: booking.travelSpot,
    amount: intent.amountReceived,
    amountRefunded: 0,
    amountLost: 0,
    disputeState: null,
    superseded: false,
    currency: intent.currency,
    transactionId: intent.id,
    cardBrand: intent.cardBrand,
    cardLast4: intent.cardLast4,
    createdAt: now,
    hiddenAt: null,
    livemode: intent.livemode,
    providerAccount: attempt.providerAccount,
  };
  await insertPayment(tx, payment);
  await writeJournal(tx, {
    ...journalSubject(settling),
    kind: 'payment_recorded',
    detail: `attempt ${attempt.attempt} succeeded and is recorded`,
  });
  return payment;
}

/** Nothing is left to decide; its refunds become rows of ours, by which it is known the next time. */
async function leaveGivenBack(
  settling: SettlementContext,
  reason: RejectionReason,
): Promise<Settled> {
  await markSucceeded(settling);
  await syncCharge(settling.context, settling.tx, syncTarget(settling, null), settling.updates);
  return { kind: 'rejected', reason };
}

/** The charge is not accepted: a refund of all of it is decided; a job carries it out. */
async function reject(settling: SettlementContext, reason: RejectionReason): Promise<Settled> {
  const { attempt, intent, context, now, tx } = settling;
  await insertRefund(tx, {
    id: context.newId(),
    intentId: attempt.id,
    paymentId: null,
    transactionId: intent.id,
    amount: intent.amountReceived,
    currency: intent.currency,
    reason,
    state: 'pending',
    requestedBy: null,
    providerId: null,
    generation: 1,
    tries: 0,
    nextTryAt: now,
    createdAt: now,
    finishedAt: null,
  });
  await writeJournal(tx, {
    ...journalSubject(settling),
    kind: 'refund_decided',
    detail: REJECTION_TEXT[reason],
  });
  const email = await findPayerEmail(tx, attempt.uid);
  if (email !== null) {
    const mail = rejectionMail(context.config.http.publicUrl, email, { intent, reason });
    await context.mail.enqueue(tx, mail);
  }
  return { kind: 'rejected', reason };
}

function journalSubject({ attempt, intent, now, request }: SettlementContext) {
  return {
    at: now,
    source: request.source,
    bookingId: attempt.bookingId,
    transactionId: intent.id,
    amount: intent.amountReceived,
    currency: intent.currency,
  };
}
