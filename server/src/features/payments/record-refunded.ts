import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { refundMail } from './mails.ts';
import { writeJournal, type Source } from './store-journal.ts';
import { setAmountRefunded, type PaymentRow } from './store-ledger.ts';

interface Refunded {
  /** Locked in this transaction. */
  payment: PaymentRow;
  /** All that the provider has given back of this charge so far, in minor units. */
  amountRefunded: number;
  source: Source;
}

/**
 * Lets the ledger follow what the provider has given back, whoever asked for it: the traveller's
 * history, the booking's paid state, the journal and the mail. Does nothing when it is known.
 */
export async function recordRefunded(
  context: AppContext,
  tx: Tx,
  { payment, amountRefunded, source }: Refunded,
): Promise<PaymentRow> {
  const total = Math.min(amountRefunded, payment.amount);
  const given = total - payment.amountRefunded;
  if (given <= 0) return payment;
  const updated = { ...payment, amountRefunded: total };
  await setAmountRefunded(tx, payment.id, total);
  await writeJournal(tx, {
    at: context.clock.now(),
    kind: 'refund_seen',
    source,
    detail: total === payment.amount ? 'given back in full' : 'given back in part',
    bookingId: payment.bookingId,
    transactionId: payment.transactionId,
    amount: given,
    currency: payment.currency,
  });
  if (payment.userEmail !== '') {
    await context.mail.enqueue(tx, refundMail(context.config.http.publicUrl, updated, given));
  }
  return updated;
}
