import type { Cancellation, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { assertStands } from '../booking-records/index.ts';
import { executeRefund, withoutOpenPayment } from '../payments/index.ts';
import { getBooking } from '../bookings/index.ts';
import { cancellationOf } from './cancellation-of.ts';
import { presentPreview } from './preview-cancellation.ts';
import {
  figuresAt,
  hasStarted,
  lockSituation,
  refundPromise,
  type Figures,
  type Situation,
} from './situation.ts';
import { writeCancellation } from './write-cancellation.ts';

/**
 * The time for which a preview's amounts are honored, in milliseconds. Refund percentages only fall, so the previewed
 * amount is never too low.
 */
const GRACE_MS = 10 * 60_000;

/**
 * Cancels the caller's own booking for the refund that was shown. Its open payment is canceled first; if that payment
 * turns out to be paid, the figures change. Throws `not_found`, `booking_cancelled`, `booking_expired`, `trip_started`,
 * `cancellation_changed`, `money_unclear`, `payment_in_progress`, `provider_unavailable`.
 */
export async function cancelBooking(
  context: UserContext,
  id: string,
  { expectedRefund, message, reasonCode, revision }: BodyOf<'cancelBooking'>,
): Promise<Cancellation> {
  const promise = await refundPromise(context);
  const { refundIds } = await withoutOpenPayment(context, id, {
    check: async (_, booking) => {
      if (booking.uid !== context.actor.uid) throw notFound('booking');
      assertStands(booking);
    },
    work: async (tx, booking) => {
      const of = await lockSituation(context, tx, booking, promise);
      const now = context.clock.now();
      const shown = new Date(now.getTime() - GRACE_MS);
      if (hasStarted(of, shown)) throw tripStarted();
      const figures = [figuresAt(of, now), figuresAt(of, shown)].find(
        ({ amounts }) => amounts.refund === expectedRefund,
      );
      if (figures === undefined || booking.revision !== revision) throw changed(of, now);
      return writeCancellation(context, tx, of, {
        by: { kind: 'traveller', userId: context.actor.uid },
        reasonCode,
        reasonText: message,
        ...decided(figures),
        tell: true,
      });
    },
  });
  for (const refundId of refundIds) await executeRefund(context, refundId);
  return cancellationOf(await getBooking(context, id));
}

function decided({ amounts, at: evaluatedAt, byException, percent }: Figures) {
  return { amounts, evaluatedAt, byException, percent };
}

function tripStarted(): ProblemError {
  return new ProblemError('trip_started', 'This trip has begun. Please contact us.');
}

/** The error if the amounts changed: nothing was canceled, and the error has the current amounts. */
export function changed(of: Situation, now: Date): ProblemError {
  const message =
    'Your refund has changed since you opened this page. Please check the new figures.';
  return new ProblemError('cancellation_changed', message, {
    cancellation: presentPreview(of, now),
  });
}
