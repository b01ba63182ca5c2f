import { leftOf, type CardPayment } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import { listCardPayments } from '../../../db/money/card-payments.ts';
import type { Executor, Tx } from '../../../db/database.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { lockAttemptForUpdate } from '../store/attempts.ts';
import { listLivePayments, lockPaymentForUpdate, type PaymentRow } from '../store/ledger.ts';

/** The card payments of a booking. Amounts are in minor units. */
export interface CardMoney {
  /** The payments from which refunds are made, newest first. */
  rows: readonly PaymentRow[];
  /** The same payments, from which the booking's balance is computed. */
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
  const rows = await listLivePayments(db, booking.id, payments.livemode);
  return sumsOf(rows, await listCardPayments(db, booking.id, payments.livemode));
}

/** The card payments of a locked booking. Locks their attempts and then the payments, to decide on refunds. */
export async function lockCardMoney(
  { payments }: Pick<AppContext, 'payments'>,
  tx: Tx,
  booking: BookingRow,
): Promise<CardMoney> {
  const rows = await lockLivePayments(tx, booking.id, payments.livemode);
  return sumsOf(rows, await listCardPayments(tx, booking.id, payments.livemode));
}

/** Locks the payments that pay for a locked booking, newest first, after all their attempts. */
export async function lockLivePayments(
  tx: Tx,
  bookingId: string,
  livemode: boolean,
): Promise<PaymentRow[]> {
  const found = await listLivePayments(tx, bookingId, livemode);
  for (const { attemptId } of found) await lockAttemptForUpdate(tx, attemptId);
  const rows: PaymentRow[] = [];
  for (const { id } of found) {
    const row = await lockPaymentForUpdate(tx, id);
    if (row !== null) rows.push(row);
  }
  return rows;
}

function sumsOf(rows: readonly PaymentRow[], payments: readonly CardPayment[]): CardMoney {
  return {
    rows,
    payments,
    left: payments.reduce((sum, one) => sum + leftOf(one), 0),
    disputed: rows.some(({ disputeState }) => disputeState === 'open'),
  };
}
