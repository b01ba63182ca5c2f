import type { ExportedDispute, ExportedRefund, Payment } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import type { Reader } from '../../present-email.ts';
import { presentPayment } from './present.ts';
import { listDisputesAbout } from './store/disputes.ts';
import { listPaymentRows } from './store/ledger.ts';
import { listRefundsOf } from './store/refunds.ts';

/** A traveler's payments, including removed ones, with their refunds and disputes. */
export async function exportPayments(
  executor: Executor,
  person: Reader,
): Promise<{ payments: Payment[]; refunds: ExportedRefund[]; disputes: ExportedDispute[] }> {
  const payments = await listPaymentRows(executor, person.uid);
  const refunds = await listRefundsOf(executor, person.uid);
  const disputes = await listDisputesAbout(executor, person.uid);
  return {
    payments: payments.map((row) => presentPayment(row, person)),
    refunds: refunds.map((row) => ({
      _id: row.id,
      paymentId: row.paymentId,
      transactionId: row.transactionId,
      amount: row.amount,
      currency: row.currency,
      reason: row.reason,
      state: row.state,
      createdAt: row.createdAt.toISOString(),
    })),
    disputes: disputes.map((row) => ({
      paymentId: row.paymentId,
      transactionId: row.transactionId,
      amount: row.amount,
      currency: row.currency,
      reason: row.reason,
      state: row.state,
      openedAt: row.openedAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
    })),
  };
}
