import { wordsIn } from '../../../mails/words-in.ts';
import { REJECTION_TEXT, type RejectionReason } from '../policy.ts';
import { syncCharge } from '../reconcile/sync-charge.ts';
import { newRefund } from '../refunds/new-refund.ts';
import { writeJournal } from '../store/journal.ts';
import { findRecipient } from '../find-recipient.ts';
import { insertRefund } from '../store/refunds.ts';
import {
  journalSubject,
  markSucceeded,
  syncTarget,
  type Settled,
  type SettlementContext,
} from './settlement-context.ts';

export async function rejectCharge(
  settling: SettlementContext,
  reason: RejectionReason,
): Promise<Settled> {
  const { attempt, intent, context, now, tx } = settling;
  const refund = newRefund(context.newId(), now, {
    attemptId: attempt.id,
    paymentId: null,
    transactionId: intent.id,
    amount: intent.amountReceived,
    currency: intent.currency,
    kind: 'rejection',
    reason,
  });
  await insertRefund(tx, refund);
  await writeJournal(tx, {
    ...journalSubject(settling),
    kind: 'refund_decided',
    detail: REJECTION_TEXT[reason],
  });
  const payer = await findRecipient(tx, attempt);
  if (payer !== null) {
    const language = settling.booking?.language ?? payer.language;
    const { publicUrl, write } = wordsIn(context.config, language);
    const mail = write.rejectionMail(publicUrl, payer, { intent, reason });
    await context.mail.enqueue(tx, mail);
  }
  return { kind: 'rejected', reason };
}

/** Handles a charge that was already refunded: adds rows for its refunds, so that it is recognized next time. */
export async function leaveGivenBack(
  settling: SettlementContext,
  reason: RejectionReason,
): Promise<Settled> {
  await markSucceeded(settling);
  await syncCharge(settling.context, settling.tx, syncTarget(settling, null), settling.updates);
  return { kind: 'rejected', reason };
}
