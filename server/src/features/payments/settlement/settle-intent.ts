import type { AppContext } from '../../../context.ts';
import { GatewayRefusedError, type GatewayIntent } from '../../../ports.ts';
import { adoptAttempt } from '../restore/adopt-attempt.ts';
import { tellUnknownCharge } from '../agency-mails.ts';
import { closeAttempt } from './end-attempt.ts';
import { closeForeign } from './end-foreign-attempt.ts';
import { closeOrphan } from './cancel-orphaned-intent.ts';
import { fetchAftermath } from '../reconcile/sync-charge.ts';
import { settleUnderLock } from './settle-in-transaction.ts';
import type { Settlement, SettleRequest } from './settlement.ts';
import {
  findIntent,
  findIntentByProviderId,
  lockIntent,
  type IntentRow,
} from '../store/attempts.ts';
import { isReportedUnknown, writeJournal } from '../store/journal.ts';

/**
 * The one step that turns a payment at the provider into our records. Idempotent: the browser's
 * call, the webhook, the sweeper and the status page all use it, in any order and at once. Asks the
 * provider first, then decides in one transaction under the booking's lock.
 * Throws `GatewayUnavailableError`; then nothing has changed.
 */
export async function settleIntent(
  context: AppContext,
  request: SettleRequest,
): Promise<Settlement> {
  if (await closeForeign(context, request)) return { kind: 'unknown' };
  const charge = await context.payments.retrieveIntent(request.providerId);
  if (charge === null) {
    await giveUpUnknown(context, request);
    return { kind: 'unknown' };
  }
  const attempt =
    (await findAttempt(context, charge)) ?? (await adoptAttempt(context, charge, request.source));
  if (attempt === null) {
    await reportUnknown(context, request, charge);
    return { kind: 'unknown' };
  }
  if (charge.status === 'foreign') {
    throw new GatewayRefusedError(
      'unexpected_state',
      'Our payment is in a state that it never has.',
    );
  }
  const aftermath = await fetchAftermath(context, charge);
  const settled = await context.db.orm.transaction((tx) =>
    settleUnderLock(context, tx, { request, charge, aftermath, attempt }),
  );
  switch (settled.kind) {
    case 'bound_meanwhile':
      return settleIntent(context, request);
    case 'orphan':
      await closeOrphan(context, { attempt, charge, source: request.source });
      return { kind: 'unpaid', charge };
    default:
      return settled;
  }
}

/** The provider does not know an attempt (any more), as after a change of its keys. */
async function giveUpUnknown(
  { db, clock }: AppContext,
  { providerId, source }: SettleRequest,
): Promise<void> {
  const known = await findIntentByProviderId(db.orm, providerId);
  if (known?.state !== 'open') return;
  await db.orm.transaction(async (tx) => {
    const attempt = await lockIntent(tx, known.id);
    if (attempt?.state === 'open') {
      await closeAttempt(tx, attempt, {
        state: 'failed',
        source,
        at: clock.now(),
        detail: 'is not known to the provider',
      });
    }
  });
}

/** Ours by the provider's id; or by our own in its metadata, when its creation's answer was lost. */
async function findAttempt(
  { db }: AppContext,
  { id, metadata }: GatewayIntent,
): Promise<IntentRow | null> {
  const known = await findIntentByProviderId(db.orm, id);
  if (known !== null) return known;
  const named = metadata['intent'];
  return named === undefined ? null : findIntent(db.orm, named);
}

/**
 * Says once that a charge has our mark and is for a booking or a traveller that is not known here: made
 * after the backup that was restored, or by another installation with the same provider's account.
 */
async function reportUnknown(
  context: AppContext,
  { source }: SettleRequest,
  charge: GatewayIntent,
): Promise<void> {
  const { clock, db, log } = context;
  const { booking, intent, user } = charge.metadata;
  if (intent === undefined || charge.status !== 'succeeded') return;
  const of = { bookingId: booking ?? null, transactionId: charge.id };
  if (await isReportedUnknown(db.orm, of)) return;
  log.error(of, 'a charge that is marked as ours is for no booking that is known here');
  await db.orm.transaction(async (tx) => {
    await writeJournal(tx, {
      at: clock.now(),
      kind: 'unknown_charge',
      source,
      detail: `a charge of the account ${user ?? '?'} is for no booking that is known here: refund it at the provider, or find out what it was for`,
      ...of,
      amount: charge.amountReceived,
      currency: charge.currency,
    });
    await tellUnknownCharge(context, tx, charge);
  });
}
