import type { AppContext, UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { notFound } from '../../../problem-error.ts';
import {
  assertStands,
  findBooking,
  lockBookingForUpdate,
  type BookingRow,
} from '../../booking-records/index.ts';
import { isBookingPaid } from '../booking-money.ts';
import { callProvider } from '../limits/call-provider.ts';
import { bookingPaid, paymentInProgress } from '../problems.ts';
import { adoptPaymentsOf } from '../restore/ask-after-restore.ts';
import { cancelIntent } from '../settlement/cancel-intent.ts';
import { endAttempt } from '../settlement/end-attempt.ts';
import { lockOpenAttemptForUpdate } from '../store/attempts.ts';

const ROUNDS = 5;

type Outcome<T> = { done: T } | { cancelFirst: string };

interface Work<T> {
  /** Throws if the caller may not make this change. Runs before an open payment is canceled. */
  check(tx: Tx, booking: BookingRow): Promise<void>;
  /** Runs with the booking locked, in the paid or unpaid state that `check` has seen. */
  work(tx: Tx, booking: BookingRow): Promise<T>;
  /** If set, a payment of another link, or without a link, stays open. */
  linkId?: string;
}

/**
 * Runs work on a locked booking that has no open payment. An open payment is canceled first; if it turns out to be
 * paid, it is settled, and `check` sees the booking as paid. Throws `not_found`, `payment_in_progress`,
 * `provider_unavailable`.
 */
export function withoutOpenPayment<T>(
  context: AppContext | UserContext,
  bookingId: string,
  work: Work<T>,
): Promise<T> {
  return callProvider(context, async () => {
    const found = await findBooking(context.db.orm, bookingId);
    if (found !== null) await adoptPaymentsOf(context, { uid: found.uid, bookingId });
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcome = await tryWork(context, bookingId, work);
      if ('done' in outcome) return outcome.done;
      const settled = await cancelIntent(context, outcome.cancelFirst, 'booking');
      if (settled.kind === 'unpaid' && settled.intent.status === 'processing') {
        throw paymentInProgress();
      }
    }
    throw paymentInProgress();
  });
}

function tryWork<T>(
  context: AppContext,
  bookingId: string,
  { check, linkId, work }: Work<T>,
): Promise<Outcome<T>> {
  return context.db.orm.transaction(async (tx): Promise<Outcome<T>> => {
    const booking = await lockBookingForUpdate(tx, bookingId);
    if (booking === null) throw notFound('booking');
    await check(tx, booking);
    const found = await lockOpenAttemptForUpdate(tx, bookingId);
    const open = linkId === undefined || found?.linkId === linkId ? found : null;
    if (open?.providerId) return { cancelFirst: open.providerId };
    if (open !== null) {
      // the provider hasn't answered yet: the caller that opened the payment will find the attempt closed, and will
      // cancel the intent without revealing its secret
      await endAttempt(tx, open, {
        state: 'canceled',
        source: 'booking',
        at: context.clock.now(),
        detail: 'was given up before the provider had answered',
      });
    }
    return { done: await work(tx, booking) };
  });
}

/**
 * Runs work on the caller's own booking while it is unpaid and no one can pay for it. Throws `not_found`,
 * `booking_paid`, `booking_cancelled`, `booking_expired`, `payment_in_progress`, `provider_unavailable`.
 */
export function changeUnpaidBooking<T>(
  context: UserContext,
  bookingId: string,
  work: (tx: Tx, booking: BookingRow) => Promise<T>,
): Promise<T> {
  return withoutOpenPayment(context, bookingId, {
    check: async (tx, booking) => {
      if (booking.uid !== context.actor.uid) throw notFound('booking');
      assertStands(booking);
      if (await isBookingPaid(context, tx, booking)) throw bookingPaid();
    },
    work,
  });
}
