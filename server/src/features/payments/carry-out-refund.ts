import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import {
  GatewayRefusedError,
  GatewayUnavailableError,
  type GatewayIntent,
  type GatewayRefund,
} from '../../ports.ts';
import { refundPause } from './policy.ts';
import { recordRefunded } from './record-refunded.ts';
import { writeJournal, type JournalNote } from './store-journal.ts';
import { lockPayment } from './store-ledger.ts';
import {
  claimRefund,
  lockRefund,
  succeededRefundTotal,
  updateRefund,
  type RefundRow,
} from './store-refunds.ts';

/** Longer than a try may take; after a crash the job goes on then. */
const CLAIM_MS = 60_000;

type Outcome =
  | { kind: 'done'; providerId: string | null; charge: GatewayIntent | null }
  | { kind: 'later'; newKey: boolean; error: Error }
  | { kind: 'refused'; code: string };

/**
 * Tries a decided refund at the provider, if it is due and nobody else is at it. Outside any lock;
 * the key makes a repeated try harmless. Never throws for the provider's sake: what could not be
 * done is tried again later.
 */
export async function carryOutRefund(context: AppContext, id: string): Promise<void> {
  const now = context.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const refund = await claimRefund(context.db.orm, id, { now, until });
  if (refund === null) return;
  const outcome = await askForRefund(context, refund);
  await context.db.orm.transaction((tx) => writeDown(context, tx, refund, outcome));
}

async function askForRefund(context: AppContext, refund: RefundRow): Promise<Outcome> {
  const { payments } = context;
  try {
    const given = await payments.refund({
      intentId: refund.transactionId,
      amount: refund.amount,
      reason: refund.reason,
      idempotencyKey: `refund:${refund.id}:${refund.generation}`,
    });
    if (isRefused(given)) return { kind: 'refused', code: `refund_${given.status}` };
    const charge = await payments.retrieveIntent(refund.transactionId);
    return { kind: 'done', providerId: given.id, charge };
  } catch (error) {
    if (error instanceof GatewayUnavailableError) return { kind: 'later', newKey: false, error };
    if (error instanceof GatewayRefusedError) return afterRefusal(context, refund, error);
    throw error;
  }
}

function isRefused({ status }: GatewayRefund): boolean {
  return status === 'failed' || status === 'canceled';
}

/**
 * A used-up key hides whether the refund was made, and a charge that is given back in full needs no
 * refund any more: the provider's own total decides. Any other refusal is final.
 */
async function afterRefusal(
  { payments, db }: AppContext,
  refund: RefundRow,
  error: GatewayRefusedError,
): Promise<Outcome> {
  const unclear = error.code === 'saved_failure' || error.code === 'charge_already_refunded';
  if (!unclear) return { kind: 'refused', code: error.code };
  try {
    const charge = await payments.retrieveIntent(refund.transactionId);
    const accounted = await succeededRefundTotal(db.orm, refund.intentId);
    if (charge !== null && charge.amountRefunded >= accounted + refund.amount) {
      return { kind: 'done', providerId: null, charge };
    }
  } catch (unavailable) {
    if (!(unavailable instanceof GatewayUnavailableError)) throw unavailable;
    return { kind: 'later', newKey: false, error: unavailable };
  }
  return error.code === 'saved_failure'
    ? { kind: 'later', newKey: true, error }
    : { kind: 'refused', code: error.code };
}

async function writeDown(
  context: AppContext,
  tx: Tx,
  { id, paymentId }: RefundRow,
  outcome: Outcome,
): Promise<void> {
  const now = context.clock.now();
  // The payment before its refund, as everywhere.
  const payment = paymentId === null ? null : await lockPayment(tx, paymentId);
  const refund = await lockRefund(tx, id);
  if (refund?.state !== 'pending') return;
  switch (outcome.kind) {
    case 'done':
      await updateRefund(tx, id, {
        state: 'succeeded',
        providerId: outcome.providerId,
        finishedAt: now,
      });
      await note(tx, refund, { at: now, kind: 'refund_succeeded', detail: refund.reason });
      if (payment !== null) {
        await recordRefunded(context, tx, {
          payment,
          amountRefunded: outcome.charge?.amountRefunded ?? payment.amountRefunded + refund.amount,
          source: 'refunds',
        });
      }
      return;
    case 'refused':
      await updateRefund(tx, id, { state: 'failed', finishedAt: now });
      context.log.error({ refundId: id, code: outcome.code }, 'a refund was refused');
      await note(tx, refund, {
        at: now,
        kind: 'refund_failed',
        detail: `refused by the provider: ${outcome.code}`,
      });
      return;
    case 'later':
      await updateRefund(tx, id, {
        nextTryAt: new Date(now.getTime() + refundPause(refund.tries) * 1000),
        generation: refund.generation + (outcome.newKey ? 1 : 0),
      });
      context.log.warn({ refundId: id, tries: refund.tries }, 'a refund is tried again later');
  }
}

function note(
  tx: Tx,
  refund: RefundRow,
  entry: Pick<JournalNote, 'at' | 'kind' | 'detail'>,
): Promise<void> {
  return writeJournal(tx, {
    ...entry,
    source: 'refunds',
    transactionId: refund.transactionId,
    amount: refund.amount,
    currency: refund.currency,
  });
}
