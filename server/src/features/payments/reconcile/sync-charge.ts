import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { ProviderIntent } from '../../../ports.ts';
import { inItsLanguage } from '../../../mails/trips/in-its-language.ts';
import { wordsIn } from '../../../mails/words-in.ts';
import { findBooking } from '../../booking-records/index.ts';
import { isLive } from '../policy.ts';
import { hasDisputes } from '../store/disputes.ts';
import type { PaymentRow } from '../store/ledger.ts';
import { findRecipient } from '../find-recipient.ts';
import { hasRefunds } from '../store/refunds.ts';
import type { ProviderUpdates, SyncTarget } from './provider-updates.ts';
import { releaseHeldRefunds } from '../refunds/release-held-refunds.ts';
import { recomputePayment } from './recompute-payment.ts';
import { syncDispute } from './sync-dispute.ts';
import { syncRefund } from './sync-refund.ts';

/**
 * Fetches a charge's refunds and disputes, if it has or ever had any. The charge's own total isn't enough: it includes
 * pending refunds and drops when one fails.
 */
export async function fetchProviderUpdates(
  { clock, db, payments }: AppContext,
  intent: ProviderIntent,
): Promise<ProviderUpdates> {
  const asOf = clock.now();
  if (intent.status !== 'succeeded') return { refunds: [], disputes: [], asOf };
  const refunded = intent.amountRefunded > 0 || (await hasRefunds(db.orm, intent.id));
  const disputed = intent.disputed || (await hasDisputes(db.orm, intent.id));
  return {
    refunds: refunded ? await payments.listRefunds(intent.id) : [],
    disputes: disputed ? await payments.listDisputes(intent.id) : [],
    asOf,
  };
}

/**
 * Updates our records of a charge: refunds and disputes one by one, then the payment, the journal and the traveler's
 * email. Late answers change nothing, because states only move forward or come from a later answer.
 */
export async function syncCharge(
  context: AppContext,
  tx: Tx,
  target: SyncTarget,
  { refunds, disputes, asOf }: ProviderUpdates,
): Promise<PaymentRow | null> {
  const failed: number[] = [];
  let told = 0;
  for (const refund of refunds) {
    const outcome = await syncRefund(context, tx, target, refund);
    if (outcome?.state === 'failed') failed.push(refund.amount);
    if (outcome?.state === 'succeeded' && outcome.isTold) told += refund.amount;
  }
  for (const dispute of disputes) {
    await syncDispute(context, tx, target, { ...dispute, asOf });
  }
  if (target.payment === null) return null;
  const news = { source: target.source, told };
  const payment = await recomputePayment(context, tx, target.payment, news);
  await releaseHeldRefunds(context, tx, payment);
  const to = failed.length > 0 ? await findRecipient(tx, payment) : null;
  if (to === null) return payment;
  const counts = isLive(payment) && target.bookingExists;
  const row = await findBooking(tx, payment.bookingId);
  const words = wordsIn(context.config, row?.language ?? to.language);
  const { publicUrl, write } = words;
  const booking = row && (await inItsLanguage(tx, words, row));
  for (const amount of failed) {
    const mail = write.refundFailedMail(publicUrl, to, { payment, amount, counts, booking });
    await context.mail.enqueue(tx, mail);
  }
  return payment;
}
