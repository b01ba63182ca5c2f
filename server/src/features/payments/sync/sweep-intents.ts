import { hasEnded } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { GatewayUnavailableError } from '../../../ports.ts';
import { findBooking, type BookingRow } from '../../booking-records/index.ts';
import { isPartPaid } from '../booking-money.ts';
import { isPayable, payableSince } from '../policy.ts';
import { cancelIntent } from '../settlement/cancel-intent.ts';
import { endAttempt } from '../settlement/end-attempt.ts';
import { settleIntent } from '../settlement/settle-intent.ts';
import type { Settlement } from '../settlement/settlement.ts';
import {
  listAttemptsToSweep,
  lockAttemptForUpdate,
  updateAttempt,
  type PaymentAttempt,
} from '../store/attempts.ts';
import { listPricedBookings } from '../store/priced-bookings.ts';

const MINUTE_MS = 60_000;
/** The age in milliseconds up to which attempts are left to the browser. */
const SETTLE_AFTER_MS = MINUTE_MS;
const EXPIRE_AFTER_MS = 24 * 60 * MINUTE_MS;
/**
 * The time in milliseconds within which a browser must name the booking of a payment that was opened with only a price.
 */
const NAME_BOOKING_WITHIN_MS = 60 * MINUTE_MS;
const BATCH = 200;

/**
 * Settles payments that browsers and webhooks left open, so that a closed tab or a lost webhook loses nothing. Ends
 * attempts that weren't paid within a day. Returns the number of attempts. Throws `GatewayUnavailableError` while the
 * card provider can't be reached.
 */
export async function sweepIntents(context: AppContext, signal?: AbortSignal): Promise<number> {
  const now = context.clock.now();
  const due = await listAttemptsToSweep(context.db.orm, {
    now,
    before: new Date(now.getTime() - SETTLE_AFTER_MS),
    limit: BATCH,
  });
  for (const attempt of due) {
    if (signal?.aborted) break;
    try {
      await sweep(context, attempt);
    } catch (error) {
      // without the provider, the other attempts would fail, too; the error makes job monitoring report the run
      if (error instanceof GatewayUnavailableError) throw error;
      // an attempt that can't be settled must not block the others
      context.log.error(
        { failure: describeError(error), attempt: attempt.id },
        'an attempt could not be settled',
      );
      await updateAttempt(context.db.orm, attempt.id, { checkedAt: now });
    }
  }
  return due.length;
}

async function sweep(context: AppContext, attempt: PaymentAttempt): Promise<void> {
  if (attempt.providerId === null) return sweepUnanswered(context, attempt);
  const settled = await settleIntent(context, {
    providerId: attempt.providerId,
    source: 'sweeper',
  });
  if (settled.kind === 'unassigned') await sweepUnassigned(context, attempt, attempt.providerId);
  if (settled.kind === 'unpaid' && (await isUseless(context, attempt, settled))) {
    await cancelIntent(context, attempt.providerId, 'sweeper');
  }
}

/**
 * Handles an attempt to which the provider never responded: for a day, it stays, and the traveler's next try repeats
 * the call.
 */
async function sweepUnanswered(context: AppContext, attempt: PaymentAttempt): Promise<void> {
  const now = context.clock.now();
  await context.db.orm.transaction(async (tx) => {
    const current = await lockAttemptForUpdate(tx, attempt.id);
    if (current?.state !== 'creating') return;
    if (!isExpired(current, now)) return updateAttempt(tx, current.id, { checkedAt: now });
    await endAttempt(tx, current, {
      state: 'failed',
      source: 'sweeper',
      at: now,
      detail: 'was given up: the provider has not answered for a day',
    });
  });
}

/**
 * Handles a paid attempt that was opened with only a price: assigns it to the oldest payable booking with that price,
 * otherwise refunds it.
 */
async function sweepUnassigned(
  context: AppContext,
  attempt: PaymentAttempt,
  providerId: string,
): Promise<void> {
  const now = context.clock.now();
  const age = now.getTime() - attempt.createdAt.getTime();
  if (age < NAME_BOOKING_WITHIN_MS) return;
  const meant = await bookingMeant(context, attempt, now);
  await settleIntent(context, {
    providerId,
    source: 'sweeper',
    refuseUnassigned: true,
    ...(meant && { bookingId: meant.id }),
  });
}

async function bookingMeant(
  { config, db, payments }: AppContext,
  { amount, currency, uid }: PaymentAttempt,
  now: Date,
): Promise<BookingRow | undefined> {
  if (uid === null) return undefined;
  const { charge } = config;
  const { livemode } = payments;
  const of = { uid, amount, currency, charge, since: payableSince(now), livemode };
  const [oldest] = await listPricedBookings(db.orm, of);
  return oldest && isPayable(oldest, now) ? oldest.booking : undefined;
}

/**
 * True if no one should pay for this attempt anymore: it is too old, or its booking was deleted, has ended, or is
 * already paid.
 */
async function isUseless(
  context: AppContext,
  attempt: PaymentAttempt,
  { intent }: Extract<Settlement, { kind: 'unpaid' }>,
): Promise<boolean> {
  if (intent.status === 'canceled' || intent.status === 'processing') return false;
  const { clock, db } = context;
  if (isExpired(attempt, clock.now())) return true;
  if (attempt.bookingId === null) return false;
  const booking = await findBooking(db.orm, attempt.bookingId);
  if (booking === null || hasEnded(booking)) return true;
  return isPartPaid(context, db.orm, booking, attempt);
}

function isExpired({ createdAt }: PaymentAttempt, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= EXPIRE_AFTER_MS;
}
