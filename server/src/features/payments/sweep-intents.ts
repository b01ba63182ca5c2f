import type { AppContext } from '../../context.ts';
import { describeError } from '../../describe-error.ts';
import { GatewayUnavailableError } from '../../ports.ts';
import { cancelAtProvider } from './cancel-at-provider.ts';
import { closeAttempt } from './close-attempt.ts';
import { amountDue } from './policy.ts';
import { settleIntent } from './settle-intent.ts';
import type { Settlement } from './settlement.ts';
import { findBooking, unpaidBookingsOf } from './store-bookings.ts';
import { listIntentsToSweep, lockIntent, updateIntent, type IntentRow } from './store-intents.ts';
import { pruneEvents } from './store-journal.ts';
import { findLivePayment } from './store-ledger.ts';

const MINUTE_MS = 60_000;
/** Younger ones are still in the browser's hands. */
const SETTLE_AFTER_MS = MINUTE_MS;
const EXPIRE_AFTER_MS = 24 * 60 * MINUTE_MS;
/** How long a browser may take to say which booking a payment by price is for. */
const NAME_BOOKING_WITHIN_MS = 60 * MINUTE_MS;
/** The provider tries to deliver an event for three days at most. */
const KEEP_EVENTS_MS = 30 * 24 * 60 * MINUTE_MS;
const BATCH = 200;

/**
 * Settles what browsers and webhooks have left open: a closed tab or a lost webhook loses nothing.
 * Ends attempts that nobody paid within a day. Answers how many attempts it looked at.
 */
export async function sweepIntents(context: AppContext): Promise<number> {
  const now = context.clock.now();
  await pruneEvents(context.db.orm, new Date(now.getTime() - KEEP_EVENTS_MS));
  const due = await listIntentsToSweep(context.db.orm, {
    now,
    before: new Date(now.getTime() - SETTLE_AFTER_MS),
    limit: BATCH,
  });
  for (const attempt of due) {
    try {
      await sweep(context, attempt);
    } catch (error) {
      if (error instanceof GatewayUnavailableError) {
        context.log.warn(
          { failure: describeError(error) },
          'the card provider cannot be reached; settling waits',
        );
        return due.length;
      }
      // One attempt that cannot be settled must not keep the others waiting.
      context.log.error(
        { failure: describeError(error), attempt: attempt.id },
        'an attempt could not be settled',
      );
      await updateIntent(context.db.orm, attempt.id, { checkedAt: now });
    }
  }
  return due.length;
}

async function sweep(context: AppContext, attempt: IntentRow): Promise<void> {
  if (attempt.providerId === null) return sweepUnanswered(context, attempt);
  const settled = await settleIntent(context, {
    providerId: attempt.providerId,
    source: 'sweeper',
  });
  if (settled.kind === 'unbound') await sweepUnbound(context, attempt, attempt.providerId);
  if (settled.kind === 'unpaid' && (await isUseless(context, attempt, settled))) {
    await cancelAtProvider(context, attempt.providerId, 'sweeper');
  }
}

/** The provider never answered; the traveller's next try asks again, within a day. */
async function sweepUnanswered(context: AppContext, attempt: IntentRow): Promise<void> {
  const now = context.clock.now();
  await context.db.orm.transaction(async (tx) => {
    const current = await lockIntent(tx, attempt.id);
    if (current?.state !== 'creating') return;
    if (!isExpired(current, now)) return updateIntent(tx, current.id, { checkedAt: now });
    await closeAttempt(tx, current, {
      state: 'failed',
      source: 'sweeper',
      at: now,
      detail: 'was given up: the provider has not answered for a day',
    });
  });
}

/** Paid by its price: for the oldest unpaid booking of that price, else the money goes back. */
async function sweepUnbound(
  context: AppContext,
  attempt: IntentRow,
  providerId: string,
): Promise<void> {
  const age = context.clock.now().getTime() - attempt.createdAt.getTime();
  if (age < NAME_BOOKING_WITHIN_MS) return;
  const unpaid = attempt.uid === null ? [] : await unpaidBookingsOf(context.db.orm, attempt.uid);
  const meant = unpaid.find(
    (booking) =>
      booking.currency === attempt.currency &&
      amountDue(booking, context.config.charge) === attempt.amount,
  );
  await settleIntent(context, {
    providerId,
    source: 'sweeper',
    refuseUnbound: true,
    ...(meant && { bookingId: meant.id }),
  });
}

/** Nobody may pay it any more: it is too old, or its booking is gone or paid otherwise. */
async function isUseless(
  { clock, db }: AppContext,
  attempt: IntentRow,
  { charge }: Extract<Settlement, { kind: 'unpaid' }>,
): Promise<boolean> {
  if (charge.status === 'canceled' || charge.status === 'processing') return false;
  if (isExpired(attempt, clock.now())) return true;
  if (attempt.bookingId === null) return false;
  if ((await findBooking(db.orm, attempt.bookingId)) === null) return true;
  return (await findLivePayment(db.orm, attempt.bookingId)) !== null;
}

function isExpired({ createdAt }: IntentRow, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= EXPIRE_AFTER_MS;
}
