import { leftOf, type CardPayment } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import { listCardPayments } from '../../../db/card-payments.ts';
import type { Executor, Tx } from '../../../db/database.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { lockAttemptForUpdate } from '../store/attempts.ts';
import { findLivePayment, lockPaymentForUpdate, type PaymentRow } from '../store/ledger.ts';

/** What cards have brought for a booking. Amounts are minor units. */
export interface CardMoney {
  /** The payment that refunds are made of; null where none counts. */
  payment: PaymentRow | null;
  /** All that count, for the rule of a booking's money. */
  payments: readonly CardPayment[];
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
  const payment = await findLivePayment(db, booking.id, payments.livemode);
  return sumsOf(payment, await listCardPayments(db, booking.id, payments.livemode));
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
