import type { PaymentState } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../../context.ts';
import { notFound } from '../../../problem-error.ts';
import { type BookingRow, findBooking } from '../../booking-records/index.ts';
import { bookingMoney } from '../booking-money.ts';
import { callProvider } from '../limits/call-provider.ts';
import { ownLook } from '../limits/own-looks.ts';
import { sharedLook } from '../limits/shared-looks.ts';
import { isLive, payableBalance } from '../policy.ts';
import { presentRecorded } from '../recorded-payment.ts';
import { settleIntent } from '../settlement/settle-intent.ts';
import type { Settlement } from '../settlement/settlement.ts';
import { findOpenAttempt } from '../store/attempts.ts';
import { findLatestPayment, findLivePayment, type PaymentRow } from '../store/ledger.ts';

type Part = 'first' | 'balance';

/**
 * The state of a part of the caller's own booking: the first payment, or the balance. If an attempt is open, asks the
 * provider and settles the result. Throws `not_found`, `too_many_requests`, `provider_unavailable`.
 */
export function paymentState(
  context: UserContext,
  bookingId: string,
  part: Part = 'first',
): Promise<PaymentState> {
  return ownLook(context, `${bookingId} ${part}`, async () => {
    const booking = await findBooking(context.db.orm, bookingId);
    if (booking === null || booking.uid !== context.actor.uid) throw notFound('booking');
    return part === 'first' ? lookAtFirst(context, booking) : lookAtBalance(context, booking);
  });
}

async function lookAtFirst(context: UserContext, { id }: BookingRow): Promise<PaymentState> {
  const { orm } = context.db;
  const { livemode } = context.payments;
  const live = await findLivePayment(orm, id, livemode);
  const present = (payment: PaymentRow) => presentRecorded(orm, payment);
  if (live !== null) return { state: 'paid', payment: await present(live) };
  const settled = await settleOpen(context, id);
  if (settled?.kind === 'paid') return { state: 'paid', payment: await present(settled.payment) };
  if (isUnderWay(settled)) return { state: 'checking', payment: null };
  const latest = await findLatestPayment(orm, id, livemode);
  if (latest === null) return { state: 'unpaid', payment: null };
  // another caller may have recorded the payment since the first check
  if (isLive(latest)) return { state: 'paid', payment: await present(latest) };
  // Money that a bank took back isn't a refund by us; the trip is simply unpaid.
  return latest.amountRefunded === latest.amount
    ? { state: 'refunded', payment: await present(latest) }
    : { state: 'unpaid', payment: null };
}

async function lookAtBalance(context: UserContext, booking: BookingRow): Promise<PaymentState> {
  const before = await paidInFull(context, booking);
  if (before !== null) return before;
  const settled = await settleOpen(context, booking.id);
  if (isUnderWay(settled)) return { state: 'checking', payment: null };
  return (await paidInFull(context, booking)) ?? { state: 'unpaid', payment: null };
}

/** The newest payment if nothing is left to pay online, otherwise null. */
async function paidInFull(context: UserContext, booking: BookingRow): Promise<PaymentState | null> {
  const { orm } = context.db;
  const { breakdown, isPaid } = await bookingMoney(context, orm, booking);
  if (!isPaid || payableBalance(breakdown) > 0) return null;
  const newest = await findLivePayment(orm, booking.id, context.payments.livemode);
  return { state: 'paid', payment: newest && (await presentRecorded(orm, newest)) };
}

/** Asks the provider about the booking's open attempt, if there is one, and settles the result. */
async function settleOpen(context: AppContext, bookingId: string): Promise<Settlement | null> {
  const open = await findOpenAttempt(context.db.orm, bookingId);
  const providerId = open?.providerId;
  if (!providerId) return null;
  return sharedLook(context, providerId, () =>
    callProvider(context, () => settleIntent(context, { providerId, source: 'status' })),
  );
}

const isUnderWay = (settled: Settlement | null): boolean =>
  settled?.kind === 'unpaid' && settled.intent.status === 'processing';

/** Settles a booking's open attempt. Returns true while the provider is still working on it. */
export const isPaymentUnderWay = async (context: AppContext, bookingId: string) =>
  isUnderWay(await settleOpen(context, bookingId));
