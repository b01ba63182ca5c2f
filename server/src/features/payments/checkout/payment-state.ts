import type { PaymentState } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { notFound } from '../../../problem-error.ts';
import { findBooking } from '../../booking-records/index.ts';
import { callProvider } from '../limits/call-provider.ts';
import { ownLook } from '../limits/own-looks.ts';
import { sharedLook } from '../limits/shared-looks.ts';
import { isLive } from '../policy.ts';
import { presentRecorded } from '../recorded-payment.ts';
import { settleIntent } from '../settlement/settle-intent.ts';
import { findOpenAttempt } from '../store/attempts.ts';
import { findLatestPayment, findLivePayment, type PaymentRow } from '../store/ledger.ts';

/**
 * The state of the payment of the caller's own booking. If an attempt is open, asks the provider and settles the
 * result. Throws `not_found`, `too_many_requests`, `provider_unavailable`.
 */
export function paymentState(context: UserContext, bookingId: string): Promise<PaymentState> {
  return ownLook(context, bookingId, () => look(context, bookingId));
}

async function look(context: UserContext, bookingId: string): Promise<PaymentState> {
  const { orm } = context.db;
  const { livemode } = context.payments;
  const booking = await findBooking(orm, bookingId);
  if (booking === null || booking.uid !== context.actor.uid) throw notFound('booking');

  const live = await findLivePayment(orm, bookingId, livemode);
  const present = (payment: PaymentRow) => presentRecorded(orm, payment);
  if (live !== null) return { state: 'paid', payment: await present(live) };
  const open = await findOpenAttempt(orm, bookingId);
  if (open?.providerId) {
    const { providerId } = open;
    const settled = await sharedLook(context, providerId, () =>
      callProvider(context, () => settleIntent(context, { providerId, source: 'status' })),
    );
    if (settled.kind === 'paid') return { state: 'paid', payment: await present(settled.payment) };
    if (settled.kind === 'unpaid' && settled.intent.status === 'processing') {
      return { state: 'checking', payment: null };
    }
  }
  const latest = await findLatestPayment(orm, bookingId, livemode);
  if (latest === null) return { state: 'unpaid', payment: null };
  // another caller may have recorded the payment since the first check
  if (isLive(latest)) return { state: 'paid', payment: await present(latest) };
  // Money that a bank took back isn't a refund by us; the trip is simply unpaid.
  return latest.amountRefunded === latest.amount
    ? { state: 'refunded', payment: await present(latest) }
    : { state: 'unpaid', payment: null };
}
