import type { AppContext } from '../../../context.ts';
import { GatewayRefusedError, type ProviderIntent } from '../../../ports.ts';
import { tellUnknownCharge } from '../agency-mails.ts';
import { fetchProviderUpdates } from '../reconcile/sync-charge.ts';
import { adoptAttempt } from '../restore/adopt-attempt.ts';
import {
  findAttempt,
  findAttemptByProviderId,
  lockAttemptForUpdate,
  type PaymentAttempt,
} from '../store/attempts.ts';
import { isReportedUnknown, lockUnknownCharge, writeJournal } from '../store/journal.ts';
import { cancelOrphanedIntent } from './cancel-orphaned-intent.ts';
import { endAttempt } from './end-attempt.ts';
import { endIfForeign } from './end-foreign-attempt.ts';
import { settleInTransaction } from './settle-in-transaction.ts';
import type { Settlement, SettleRequest } from './settlement.ts';

/**
 * Turns a payment at the provider into our records; nothing else does. Idempotent: the browser's call, the webhook, the
 * sweeper and the status page all use it, in any order and concurrently. It reads the provider's state first, then
 * decides in one transaction under the booking's lock. Throws `GatewayUnavailableError`; then nothing has changed.
 */
export async function settleIntent(
  context: AppContext,
  request: SettleRequest,
): Promise<Settlement> {
  if (await endIfForeign(context, request)) return { kind: 'unknown' };
  const intent = await context.payments.retrieveIntent(request.providerId);
  if (intent === null) {
    await giveUpUnknown(context, request);
    return { kind: 'unknown' };
  }
  const attempt =
    (await findOwnAttempt(context, intent)) ??
    (await adoptAttempt(context, intent, request.source));
  if (attempt === null) {
    await reportUnknown(context, request, intent);
    return { kind: 'unknown' };
  }
  if (intent.status === 'foreign') {
    throw new GatewayRefusedError('unexpected_state', 'Our payment is in an unexpected state.');
  }
  const updates = await fetchProviderUpdates(context, intent);
  const settled = await context.db.orm.transaction((tx) =>
    settleInTransaction(context, tx, { request, intent, updates, attempt }),
  );
  switch (settled.kind) {
    case 'assigned_concurrently':
      return settleIntent(context, request);
    case 'orphan':
      await cancelOrphanedIntent(context, { attempt, intent, source: request.source });
      return { kind: 'unpaid', intent };
    default:
      return settled;
  }
}

async function giveUpUnknown(
  { db, clock }: AppContext,
  { providerId, source }: SettleRequest,
): Promise<void> {
  const known = await findAttemptByProviderId(db.orm, providerId);
  if (known?.state !== 'open') return;
  await db.orm.transaction(async (tx) => {
    const attempt = await lockAttemptForUpdate(tx, known.id);
    if (attempt?.state === 'open') {
      await endAttempt(tx, attempt, {
        state: 'failed',
        source,
        at: clock.now(),
        detail: 'is not known to the provider',
      });
    }
  });
}

/** Finds our attempt by the provider's id, or by our id in the metadata if the response to its creation was lost. */
async function findOwnAttempt(
  { db }: AppContext,
  { id, metadata }: ProviderIntent,
): Promise<PaymentAttempt | null> {
  const known = await findAttemptByProviderId(db.orm, id);
  if (known !== null) return known;
  const named = metadata['intent'];
  return named === undefined ? null : findAttempt(db.orm, named);
}

/**
 * Reports, only once, that a charge has our mark but names an unknown booking or traveler: it was made after the
 * restored backup, or by another installation with the same provider account.
 */
async function reportUnknown(
  context: AppContext,
  { source }: SettleRequest,
  intent: ProviderIntent,
): Promise<void> {
  const { clock, db, log } = context;
  const { booking, intent: marked, user } = intent.metadata;
  if (marked === undefined || intent.status !== 'succeeded') return;
  const of = { bookingId: booking ?? null, transactionId: intent.id };
  await db.orm.transaction(async (tx) => {
    // several events of one charge may arrive concurrently, and there is no row to lock
    await lockUnknownCharge(tx, intent.id);
    if (await isReportedUnknown(tx, of)) return;
    log.error(of, 'a charge marked as ours matches no known booking');
    await writeJournal(tx, {
      at: clock.now(),
      kind: 'unknown_charge',
      source,
      detail: `a charge of the account ${user ?? '?'} matches no booking that is known here: refund it at the provider, or find out what it was for`,
      ...of,
      amount: intent.amountReceived,
      currency: intent.currency,
    });
    await tellUnknownCharge(context, tx, intent);
  });
}
