import type { AppContext } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/database.ts';
import { lockAttemptForUpdate } from '../store/attempts.ts';
import type { BookingRow } from '../store/bookings.ts';
import { findLivePayment, lockPaymentForUpdate, type PaymentRow } from '../store/ledger.ts';
import { pendingRefundTotal } from '../store/refunds.ts';

/** What a booking's card payment has brought, in minor units. */
export interface CardMoney {
  /** The payment that counts; null where none does. */
  payment: PaymentRow | null;
  /** Less what went back because a change had made the trip cheaper. */
  taken: number;
  /** Of it, what has gone back, is on its way, or was lost to a bank. */
  back: number;
  /** What can still be given back by card. */
  left: number;
  /** Whether a bank decides about it. */
  disputed: boolean;
}

/** Of a booking that is read without a lock. */
export async function cardMoney(
  { payments }: Pick<AppContext, 'payments'>,
  db: Executor,
  booking: BookingRow,
): Promise<CardMoney> {
  return sumsOf(db, booking, await findLivePayment(db, booking.id, payments.livemode));
}

/** Of a booking that is locked; locks its payment for a decision about refunds, the attempt before it. */
export async function lockCardMoney(
  { payments }: Pick<AppContext, 'payments'>,
  tx: Tx,
  booking: BookingRow,
): Promise<CardMoney> {
  const found = await findLivePayment(tx, booking.id, payments.livemode);
  if (found !== null) await lockAttemptForUpdate(tx, found.attemptId);
  const payment = found && (await lockPaymentForUpdate(tx, found.id));
  return sumsOf(tx, booking, payment);
}

async function sumsOf(
  db: Executor,
  { changeRefund }: BookingRow,
  payment: PaymentRow | null,
): Promise<CardMoney> {
  if (payment === null) return { payment, taken: 0, back: 0, left: 0, disputed: false };
  const { amount, amountLost, amountRefunded, disputeState, id } = payment;
  const gone = amountRefunded + amountLost + (await pendingRefundTotal(db, id));
  return {
    payment,
    taken: amount - changeRefund,
    back: Math.max(0, gone - changeRefund),
    left: amount - gone,
    disputed: disputeState === 'open',
  };
}
