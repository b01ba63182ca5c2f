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
      ...aboutCharge(row),
      createdAt: row.createdAt.toISOString(),
    })),
    disputes: disputes.map((row) => ({
      ...aboutCharge(row),
      openedAt: row.openedAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
    })),
  };
}

function aboutCharge(row: Omit<ExportedDispute, 'openedAt' | 'closedAt'>) {
  const { amount, currency, paymentId, reason, state, transactionId } = row;
  return { paymentId, transactionId, amount, currency, reason, state };
}
