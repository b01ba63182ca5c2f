import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { notFound } from '../../../problem-error.ts';
import { callProvider } from '../limits/call-provider.ts';
import { bookingPaid, paymentInProgress } from '../problems.ts';
import { adoptPaymentsOf } from '../restore/ask-after-restore.ts';
import { cancelIntent } from '../settlement/cancel-intent.ts';
import { endAttempt } from '../settlement/end-attempt.ts';
import { lockOpenAttemptForUpdate } from '../store/attempts.ts';
import { lockBookingForUpdate, type BookingRow } from '../store/bookings.ts';
import { findLivePayment } from '../store/ledger.ts';

const ROUNDS = 5;

type Outcome<T> = { done: T } | { cancelFirst: string };

/**
 * Runs work on the caller's booking while it cannot be paid: not paid, locked, and without an open
 * payment. An open one is cancelled first; if it turns out to be paid, it is settled and the work
 * refused. Throws `not_found`, `booking_paid`, `payment_in_progress`, `provider_unavailable`.
 */
export function changeUnpaidBooking<T>(
  context: UserContext,
  bookingId: string,
  work: (tx: Tx, booking: BookingRow) => Promise<T>,
): Promise<T> {
  return callProvider(context, async () => {
    await adoptPaymentsOf(context, context.actor.uid);
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcome = await tryWork(context, bookingId, work);
      if ('done' in outcome) return outcome.done;
      const settled = await cancelIntent(context, outcome.cancelFirst, 'booking');
      if (settled.kind === 'paid') throw bookingPaid();
      if (settled.kind === 'unpaid' && settled.intent.status === 'processing') {
        throw paymentInProgress();
      }
    }
    throw paymentInProgress();
  });
}

function tryWork<T>(
  context: UserContext,
  bookingId: string,
  work: (tx: Tx, booking: BookingRow) => Promise<T>,
): Promise<Outcome<T>> {
  return context.db.orm.transaction(async (tx): Promise<Outcome<T>> => {
    const booking = await lockBookingForUpdate(tx, bookingId);
    if (booking === null || booking.uid !== context.actor.uid) throw notFound('booking');
    if ((await findLivePayment(tx, bookingId, context.payments.livemode)) !== null)
      throw bookingPaid();
    const open = await lockOpenAttemptForUpdate(tx, bookingId);
    if (open?.providerId) return { cancelFirst: open.providerId };
    if (open !== null) {
      // The provider has not answered yet: its caller finds the attempt closed, and cancels what
      // was created without giving its secret away.
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
