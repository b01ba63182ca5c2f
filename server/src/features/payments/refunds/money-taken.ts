import { leftOf, type CardPayment } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import { listCardPayments } from '../../../db/money/card-payments.ts';
import type { Executor, Tx } from '../../../db/database.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { lockAttemptForUpdate } from '../store/attempts.ts';
import { findLivePayment, lockPaymentForUpdate, type PaymentRow } from '../store/ledger.ts';

/** The card payments of a booking. Amounts are in minor units. */
export interface CardMoney {
  /** The payment from which refunds are made; null if no payment counts. */
  payment: PaymentRow | null;
  /** All payments that count, from which the booking's balance is computed. */
  payments: readonly CardPayment[];
  /** The amount that can still be refunded by card. */
  left: number;
  /** True if a bank is still deciding on a dispute. */
  disputed: boolean;
}

/** The card payments of a booking that isn't locked. */
export async function cardMoney(
  { payments }: Pick<AppContext, 'payments'>,
  db: Executor,
  booking: BookingRow,
): Promise<CardMoney> {
  const payment = await findLivePayment(db, booking.id, payments.livemode);
  return sumsOf(payment, await listCardPayments(db, booking.id, payments.livemode));
}

/** The card payments of a locked booking. Locks the attempt and then the payment, to decide on refunds. */
export async function lockCardMoney(
  { payments }: Pick<AppContext, 'payments'>,
  tx: Tx,
  booking: BookingRow,
): Promise<CardMoney> {
  const found = await findLivePayment(tx, booking.id, payments.livemode);
  if (found !== null) await lockAttemptForUpdate(tx, found.attemptId);
  const payment = found && (await lockPaymentForUpdate(tx, found.id));
  return sumsOf(payment, await listCardPayments(tx, booking.id, payments.livemode));
}

function sumsOf(payment: PaymentRow | null, payments: readonly CardPayment[]): CardMoney {
  return {
    payment,
    payments,
    left: payments.reduce((sum, one) => sum + leftOf(one), 0),
    disputed: payment?.disputeState === 'open',
  };
}
