import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { findRestore } from '../../../db/records/restored.ts';
import {
  GatewayDeniedError,
  GatewayRefusedError,
  GatewayUnavailableError,
} from '../../../ports.ts';
import { tellRefundFailed } from '../agency-mails.ts';
import { cardAccount, isForeign } from '../modes/card-account.ts';
import { heldUntil, refundPause } from '../policy.ts';
import { reopenRefund } from '../reconcile/reopen-refund.ts';
import { settleIntent } from '../settlement/settle-intent.ts';
import { findAttempt } from '../store/attempts.ts';
import { findPayment } from '../store/ledger.ts';
import { writeJournal } from '../store/journal.ts';
import {
  claimRefund,
  findRefund,
  lockRefundForUpdate,
  updateRefund,
  type RefundRow,
} from '../store/refunds.ts';

/**
 * The time for which a refund is claimed, in milliseconds: longer than one try (at most eight calls of 7 s, each made
 * twice). If the process crashes, the job takes over after this time.
 */
const CLAIM_MS = 150_000;
const HOUR_MS = 60 * 60_000;

/**
 * Executes a decided refund at the provider, if it is due and no one else is executing it, and updates our records. A
 * refund that the provider has accepted is followed until it ends. Runs outside any lock. Provider failures are retried
 * later and never thrown.
 */
export async function executeRefund(context: AppContext, id: string): Promise<void> {
  const now = context.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const refund = await claimRefund(context.db.orm, id, { now, until });
  if (refund === null) return;
  if (await isOfOtherAccount(context, refund)) {
    // waits until the keys of the account that took the money are configured
    await updateRefund(context.db.orm, id, { nextTryAt: new Date(now.getTime() + HOUR_MS) });
    return;
  }
  try {
    if (await mayBeDone(context, refund)) await follow(context, refund);
    const refusal = await ask(context, refund);
    await close(context, refund, refusal);
  } catch (error) {
    const denied = error instanceof GatewayDeniedError;
    if (!denied && !(error instanceof GatewayUnavailableError)) throw error;
    if (denied) context.log.error({ refundId: id }, 'the card provider rejects our key');
    await close(context, refund, null);
  }
}

/**
 * True if an earlier try may have reached the provider, even if its record was lost, for example by a restore, or its
 * key has expired. In that case, look at the provider before requesting again.
 */
async function mayBeDone({ db }: AppContext, refund: RefundRow): Promise<boolean> {
  if (refund.tries > 1 || refund.providerId !== null) return true;
  const restore = await findRestore(db.sql);
  return restore !== null && refund.createdAt < restore.restoredAt;
}

async function isOfOtherAccount(
  { db, payments }: AppContext,
  { attemptId }: RefundRow,
): Promise<boolean> {
  const attempt = await findAttempt(db.orm, attemptId);
  return attempt !== null && isForeign(attempt, await cardAccount(payments));
}

async function follow(context: AppContext, { transactionId }: RefundRow): Promise<void> {
  await settleIntent(context, { providerId: transactionId, source: 'refunds' });
}

/** Requests the refund unless the provider has it already. Returns the reason if it was refused. */
async function ask(context: AppContext, { id, keyVersion }: RefundRow): Promise<string | null> {
  const refund = await findRefund(context.db.orm, id);
  const asked = refund?.state !== 'pending' || refund.providerId !== null;
  // The key was replaced because the refund found at the provider had failed; the job tries again when it is due.
  if (asked || refund.keyVersion !== keyVersion) return null;
  const { kind, reason } = refund;
  let refusal: string | null = null;
  try {
    await context.payments.refund({
      intentId: refund.transactionId,
      amount: refund.amount,
      metadata: { refund: id, generation: String(keyVersion), reason, ...(kind && { kind }) },
      idempotencyKey: `refund:${id}:${keyVersion}`,
    });
  } catch (error) {
    if (!(error instanceof GatewayRefusedError)) throw error;
    refusal = error.code;
  }
  // The refund may have been made although it was refused: a used key repeats an earlier failure.
  await follow(context, refund);
  return refusal;
}

async function isDisputed(tx: Tx, { paymentId }: RefundRow): Promise<boolean> {
  const payment = paymentId === null ? null : await findPayment(tx, paymentId);
  return payment?.disputeState === 'open';
}

/**
 * Stores the result of a try: an accepted refund has the state that the provider reports, a refused one has failed,
 * and any other waits.
 */
async function close(
  context: AppContext,
  { id, keyVersion }: RefundRow,
  refusal: string | null,
): Promise<void> {
  const now = context.clock.now();
  await context.db.orm.transaction(async (tx) => {
    const refund = await lockRefundForUpdate(tx, id);
    if (refund?.state !== 'pending' || refund.keyVersion !== keyVersion) return;
    const usedUp = refusal === 'saved_failure';
    if (refusal === null || usedUp || refund.providerId !== null) {
      await updateRefund(tx, id, {
        nextTryAt: new Date(now.getTime() + refundPause(refund.tries) * 1000),
        keyVersion: keyVersion + (usedUp && refund.providerId === null ? 1 : 0),
      });
      context.log.warn({ refundId: id, tries: refund.tries }, 'a refund has not ended yet');
      return;
    }
    if (await isDisputed(tx, refund)) {
      // after the bank's decision, `releaseHeldRefunds` continues the refund
      await updateRefund(tx, id, { held: true, nextTryAt: heldUntil(now) });
      return;
    }
    await updateRefund(tx, id, { state: 'failed', finishedAt: now });
    context.log.error({ refundId: id, code: refusal }, 'a refund was refused');
    const attempt = await findAttempt(tx, refund.attemptId);
    await writeJournal(tx, {
      at: now,
      kind: 'refund_failed',
      source: 'refunds',
      detail: `refused by the provider: ${refusal}`,
      bookingId: attempt?.bookingId ?? null,
      transactionId: refund.transactionId,
      amount: refund.amount,
      currency: refund.currency,
    });
    if (!(await reopenRefund(context, tx, refund))) await tellRefundFailed(context, tx, refund);
  });
}
