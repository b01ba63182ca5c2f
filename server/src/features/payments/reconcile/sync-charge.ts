import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { GatewayIntent } from '../../../ports.ts';
import { followDispute } from './sync-dispute.ts';
import { followRefund } from './sync-refund.ts';
import type { Aftermath, Followed } from './provider-updates.ts';
import { refundFailedMail } from '../mails.ts';
import { isLive } from '../policy.ts';
import { restatePayment } from './recompute-payment.ts';
import { hasDisputes } from '../store/disputes.ts';
import type { PaymentRow } from '../store/ledger.ts';
import { findPayerEmail } from '../store/payers.ts';
import { hasRefunds } from '../store/refunds.ts';

/**
 * Asks the provider for a charge's refunds and disputes, where there are any or were known to be:
 * the total on the charge counts pending refunds, and falls again when one fails.
 */
export async function fetchAftermath(
  { clock, db, payments }: AppContext,
  charge: GatewayIntent,
): Promise<Aftermath> {
  const asOf = clock.now();
  if (charge.status !== 'succeeded') return { refunds: [], disputes: [], asOf };
  const refunded = charge.amountRefunded > 0 || (await hasRefunds(db.orm, charge.id));
  const disputed = charge.disputed || (await hasDisputes(db.orm, charge.id));
  return {
    refunds: refunded ? await payments.listRefunds(charge.id) : [],
    disputes: disputed ? await payments.listDisputes(charge.id) : [],
    asOf,
  };
}

/**
 * Lets our records follow: refunds and disputes one by one, then the payment, the journal and the
 * traveller's mail. States only go forward, or are those of a later answer: what comes late changes
 * nothing.
 */
export async function followCharge(
  context: AppContext,
  tx: Tx,
  followed: Followed,
  { refunds, disputes, asOf }: Aftermath,
): Promise<PaymentRow | null> {
  const failed: number[] = [];
  for (const refund of refunds) {
    const outcome = await followRefund(context, tx, followed, refund);
    if (outcome === 'failed') failed.push(refund.amount);
  }
  for (const dispute of disputes) {
    await followDispute(context, tx, followed, { ...dispute, asOf });
  }
  if (followed.payment === null) return null;
  const payment = await restatePayment(context, tx, followed.payment, followed.source);
  const to = failed.length > 0 ? await findPayerEmail(tx, payment.uid) : null;
  if (to === null) return payment;
  const counts = isLive(payment) && followed.bookingExists;
  for (const amount of failed) {
    const mail = refundFailedMail(context.config.http.publicUrl, to, { payment, amount, counts });
    await context.mail.enqueue(tx, mail);
  }
  return payment;
}
