import type { AccountExport } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import type { Reader } from '../../present-email.ts';
import { presentPayment, type PaymentOfTrip } from './present.ts';
import { attemptsFor, attemptsOf } from './store/attempts.ts';
import { listDisputesAbout } from './store/disputes.ts';
import { listPaymentRows, listPaymentRowsFor } from './store/ledger.ts';
import { listRefundsOf } from './store/refunds.ts';

type ExportedPayments = Pick<AccountExport, 'payments' | 'refunds' | 'disputes'>;

/** A traveler's payments, including removed ones, with their refunds and disputes. */
export async function exportPayments(
  executor: Executor,
  person: Reader,
): Promise<ExportedPayments> {
  const payments = await listPaymentRows(executor, person.uid);
  return present(executor, attemptsOf(person.uid), payments, person);
}

/** The same for the bookings of a customer without an account, which were paid with links. */
export async function exportGuestPayments(
  executor: Executor,
  bookingIds: readonly string[],
): Promise<ExportedPayments> {
  const payments = await listPaymentRowsFor(executor, bookingIds);
  return present(executor, attemptsFor(bookingIds), payments, null);
}

async function present(
  executor: Executor,
  theirs: ReturnType<typeof attemptsOf>,
  payments: readonly PaymentOfTrip[],
  reader: Reader | null,
): Promise<ExportedPayments> {
  const refunds = await listRefundsOf(executor, theirs);
  const disputes = await listDisputesAbout(executor, theirs);
  return {
    payments: payments.map((row) => presentPayment(row, reader)),
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
