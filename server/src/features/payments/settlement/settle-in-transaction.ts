import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { GatewayIntent } from '../../../ports.ts';
import { tellPaid } from '../agency-mails.ts';
import { closeAttempt } from './end-attempt.ts';
import { followCharge } from '../reconcile/sync-charge.ts';
import type { Aftermath, Followed } from '../reconcile/provider-updates.ts';
import { isGivenBack, rejectedBefore } from '../reconcile/given-back.ts';
import { receiptMail, rejectionMail } from '../mails.ts';
import { amountDue, judgeCharge, REJECTION_TEXT, type RejectionReason } from '../policy.ts';
import type { Settlement, SettleRequest } from './settlement.ts';
import { lockBooking, type BookingRow } from '../store/bookings.ts';
import { lockIntent, nextAttempt, updateIntent, type IntentRow } from '../store/attempts.ts';
import { writeJournal } from '../store/journal.ts';
import {
  findLivePayment,
  insertPayment,
  lockPaymentByTransaction,
  type PaymentRow,
} from '../store/ledger.ts';
import { findPayerEmail } from '../store/payers.ts';
import { findRejection, insertRefund } from '../store/refunds.ts';

interface Facts {
  request: SettleRequest;
  /** What the provider says. */
  charge: GatewayIntent;
  /** What has become of the charge since it succeeded. */
  aftermath: Aftermath;
  /** Our row as it was before the locks. */
  attempt: IntentRow;
}

interface Scene extends Facts {
  context: AppContext;
  tx: Tx;
  now: Date;
  booking: BookingRow | null;
}

type Settled =
  | Settlement
  /** Another caller has bound it to a booking since; lock that one and decide again. */
  | { kind: 'bound_meanwhile' }
  /** Payable at the provider although it is closed here. */
  | { kind: 'orphan' };

/** Decides and writes, holding the booking's lock and then the attempt's. */
export async function settleUnderLock(context: AppContext, tx: Tx, facts: Facts): Promise<Settled> {
  const { charge, request } = facts;
  const bookingId = facts.attempt.bookingId ?? request.bookingId ?? null;
  const booking = bookingId === null ? null : await lockBooking(tx, bookingId);
  const attempt = await lockIntent(tx, facts.attempt.id);
  if (attempt === null) return { kind: 'unknown' };
  if (attempt.bookingId !== facts.attempt.bookingId) return { kind: 'bound_meanwhile' };

  const scene: Scene = { ...facts, attempt, context, tx, now: context.clock.now(), booking };
  const recorded = await lockPaymentByTransaction(tx, charge.id);
  if (recorded !== null) return { kind: 'paid', payment: await follow(scene, recorded) };
  const rejection = await findRejection(tx, charge.id);
  if (rejection !== null) {
    await followCharge(context, tx, followed(scene, null), scene.aftermath);
    return { kind: 'rejected', reason: rejection.reason };
  }
  if (charge.status !== 'succeeded') return settleUnpaid(scene);
  const before = isGivenBack(scene) ? rejectedBefore(scene.aftermath) : null;
  return before === null ? settleCharge(scene) : leaveGivenBack(scene, before);
}

/** Refunds and disputes reach our ledger, wherever they were made. */
async function follow(scene: Scene, payment: PaymentRow): Promise<PaymentRow> {
  const { aftermath, context, tx } = scene;
  return (await followCharge(context, tx, followed(scene, payment), aftermath)) ?? payment;
}

function followed(
  { attempt, booking, charge, request }: Scene,
  payment: PaymentRow | null,
): Followed {
  return {
    intentId: attempt.id,
    bookingId: attempt.bookingId,
    bookingExists: booking !== null,
    transactionId: charge.id,
    payment,
    source: request.source,
  };
}

async function settleUnpaid(scene: Scene): Promise<Settled> {
  const { tx, attempt, charge, now, request } = scene;
  const ours = attempt.providerId === charge.id;
  const adoptable = attempt.providerId === null && attempt.state === 'creating';
  if (charge.status === 'canceled') {
    if (ours && attempt.state === 'open') {
      await closeAttempt(tx, attempt, {
        state: 'canceled',
        source: request.source,
        at: now,
        detail: 'is cancelled at the provider',
      });
    }
    return { kind: 'unpaid', charge };
  }
  if (!adoptable && !(ours && attempt.state === 'open')) return { kind: 'orphan' };
  await updateIntent(tx, attempt.id, { state: 'open', providerId: charge.id, checkedAt: now });
  return { kind: 'unpaid', charge };
}

async function settleCharge(scene: Scene): Promise<Settled> {
  const { attempt, charge, now, request, tx } = scene;
  if (attempt.bookingId !== null) return settleBound(scene);
  const bound = await bindToBooking(scene);
  if (bound !== null) return settleBound({ ...scene, attempt: bound });
  if (request.refuseUnbound === true) {
    await markSucceeded(scene);
    return reject(scene, 'no_booking');
  }
  await updateIntent(tx, attempt.id, { providerId: charge.id, checkedAt: now, state: 'open' });
  return { kind: 'unbound' };
}

async function settleBound(scene: Scene): Promise<Settled> {
  const { attempt, booking, charge, context, tx } = scene;
  const { livemode } = context.payments;
  const paid = booking !== null && (await findLivePayment(tx, booking.id, livemode)) !== null;
  const verdict = judgeCharge({
    agreed: attempt,
    taken: { ...charge, user: charge.metadata['user'] },
    booking,
    paid,
  });
  const givenBack = isGivenBack(scene);
  if (givenBack && verdict !== 'record') return leaveGivenBack(scene, verdict);
  await markSucceeded(scene);
  if (verdict !== 'record' || booking === null) {
    return reject(scene, verdict === 'record' ? 'booking_gone' : verdict);
  }
  const payment = await record(scene, booking);
  if (!givenBack) await tellOfPayment(context, tx, { payment, booking });
  return { kind: 'paid', payment: await follow(scene, payment) };
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
async function bindToBooking(scene: Scene): Promise<IntentRow | null> {
  const { attempt, booking, context, tx } = scene;
  if (booking === null || attempt.uid === null || booking.uid !== attempt.uid) return null;
  if (booking.currency !== attempt.currency) return null;
  if (amountDue(booking, context.config.charge) !== attempt.amount) return null;
  const number = await nextAttempt(tx, booking.id);
  // Closed in the same step: a booking has one open attempt at most, and this one is none any more.
  await updateIntent(tx, attempt.id, {
    bookingId: booking.id,
    attempt: number,
    providerId: scene.charge.id,
    state: 'succeeded',
  });
  const bound = { ...attempt, bookingId: booking.id, attempt: number };
  await writeJournal(tx, {
    ...subject({ ...scene, attempt: bound }),
    kind: 'payment_bound',
    detail: `a payment that was opened by its price is this booking's attempt ${number}`,
  });
  return bound;
}

/** The attempt is over; what it took is decided in the same transaction. */
async function markSucceeded({ tx, attempt, charge, now }: Scene): Promise<void> {
  const providerId = attempt.providerId ?? charge.id;
  await updateIntent(tx, attempt.id, { state: 'succeeded', providerId, checkedAt: now });
}

async function record(scene: Scene, booking: BookingRow): Promise<PaymentRow> {
  const { attempt, charge, context, now, tx } = scene;
  const payment: PaymentRow = {
    id: context.newId(),
    intentId: attempt.id,
    bookingId: booking.id,
    uid: booking.uid,
    userEmail: booking.travelEmail,
    tripTitle: booking.travelSpot,
    amount: charge.amountReceived,
    amountRefunded: 0,
    amountLost: 0,
    disputeState: null,
    superseded: false,
    currency: charge.currency,
    transactionId: charge.id,
    cardBrand: charge.cardBrand,
    cardLast4: charge.cardLast4,
    createdAt: now,
    hiddenAt: null,
    livemode: charge.livemode,
    providerAccount: attempt.providerAccount,
  };
  await insertPayment(tx, payment);
  await writeJournal(tx, {
    ...subject(scene),
    kind: 'payment_recorded',
    detail: `attempt ${attempt.attempt} succeeded and is recorded`,
  });
  return payment;
}

/** Nothing is left to decide; its refunds become rows of ours, by which it is known the next time. */
async function leaveGivenBack(scene: Scene, reason: RejectionReason): Promise<Settled> {
  await markSucceeded(scene);
  await followCharge(scene.context, scene.tx, followed(scene, null), scene.aftermath);
  return { kind: 'rejected', reason };
}

/** The charge is not accepted: a refund of all of it is decided; a job carries it out. */
async function reject(scene: Scene, reason: RejectionReason): Promise<Settled> {
  const { attempt, charge, context, now, tx } = scene;
  await insertRefund(tx, {
    id: context.newId(),
    intentId: attempt.id,
    paymentId: null,
    transactionId: charge.id,
    amount: charge.amountReceived,
    currency: charge.currency,
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
    ...subject(scene),
    kind: 'refund_decided',
    detail: REJECTION_TEXT[reason],
  });
  const email = await findPayerEmail(tx, attempt.uid);
  if (email !== null) {
    const mail = rejectionMail(context.config.http.publicUrl, email, { charge, reason });
    await context.mail.enqueue(tx, mail);
  }
  return { kind: 'rejected', reason };
}

function subject({ attempt, charge, now, request }: Scene) {
  return {
    at: now,
    source: request.source,
    bookingId: attempt.bookingId,
    transactionId: charge.id,
    amount: charge.amountReceived,
    currency: charge.currency,
  };
}
