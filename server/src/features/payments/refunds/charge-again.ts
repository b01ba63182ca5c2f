import type { Refund, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { findBookingEmail } from '../../booking-claims/index.ts';
import { assertStands, type BookingRow, recordBookingEvent } from '../../booking-records/index.ts';
import { mailTrip } from '../mail-trip.ts';
import { cardAccount } from '../modes/card-account.ts';
import { presentRefund } from '../present.ts';
import { findRefund, lockRefundForUpdate, type RefundRow, updateRefund } from '../store/refunds.ts';
import { lockRefundable } from './decide-refund.ts';

/**
 * Makes the amount of a mistaken refund due again. The card isn't charged, because only its owner can do that. The
 * amount is due on arrival, as if a change had refunded it and the price had risen again. The traveler gets an email
 * with the amount and the reason. The refund still counts against a member's limit, so that no one can give it twice.
 * Throws `not_found`, `already_decided`, `refund_pending`, `booking_cancelled`, `booking_expired`,
 * `other_card_account`.
 */
export async function chargeAgain(
  context: UserContext,
  id: string,
  { reason }: BodyOf<'chargeAgain'>,
): Promise<Refund> {
  const { clock, db, payments } = context;
  const found = await findRefund(db.orm, id);
  if (found === null || found.paymentId === null) throw notFound('refund');
  const { paymentId } = found;
  const today = await cardAccount(payments);
  await db.orm.transaction(async (tx) => {
    const { booking, payment } = await lockRefundable(tx, paymentId, today);
    if (booking === null || payment.duplicate) throw notFound('refund');
    assertStands(booking);
    const refund = await lockChargeable(tx, id);
    await updateRefund(tx, id, { kind: 'change', chargedAgainAt: clock.now() });
    const { amount, currency } = refund;
    await recordBookingEvent(context, tx, {
      bookingId: booking.id,
      kind: 'charged_again',
      by: { kind: 'staff', userId: context.actor.uid },
      detail: { amount, currency },
    });
    const detail = { refundId: id, amount, currency, reason };
    await recordAct(context, tx, 'payment_charged_again', booking.id, detail);
    await tell(context, tx, booking, { amount, reason, refundId: id });
  });
  return presentRefund((await findRefund(db.orm, id)) ?? found, paymentId);
}

async function tell(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  what: { amount: number; reason: string; refundId: string },
): Promise<void> {
  const about = { booking, to: await findBookingEmail(tx, booking) };
  await mailTrip(context, tx, about, (write, to, trip) => write.chargedAgainMail(to, trip, what));
}

async function lockChargeable(tx: Tx, id: string): Promise<RefundRow> {
  const refund = await lockRefundForUpdate(tx, id);
  if (refund === null) throw notFound('refund');
  if (refund.chargedAgainAt !== null) {
    throw new ProblemError('already_decided', 'This amount is already due again.');
  }
  if (refund.state === 'pending') {
    throw new ProblemError('refund_pending', 'This refund is still on its way. Try again later.');
  }
  if (!isChargeable(refund)) {
    throw new ProblemError(
      'already_decided',
      'Only the amount of a refund by staff can be made due again.',
    );
  }
  return refund;
}

/**
 * True for refunds that have arrived, whose amount isn't due again yet, and that weren't part of a change, a
 * cancellation or a rejection.
 */
export const isChargeable = ({ chargedAgainAt, kind, state }: RefundRow): boolean =>
  chargedAgainAt === null && state === 'succeeded' && (kind === 'requested' || kind === 'provider');
