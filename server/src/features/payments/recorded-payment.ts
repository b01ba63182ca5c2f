import type { Payment } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { presentPayment } from './present.ts';
import { findPaymentOfTrip, type PaymentRow } from './store/ledger.ts';

/** A payment in the ledger with its trip and all payments that now count for it. */
export async function presentRecorded(db: Executor, payment: PaymentRow): Promise<Payment> {
  const found = await findPaymentOfTrip(db, payment.id);
  return presentPayment(found ?? { payment, booking: null, payments: [] });
}
