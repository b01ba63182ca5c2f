import type { Booking, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { wasWritten } from '../../mails/trip-mail-rows.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { retakePlaces } from '../places/index.ts';
import {
  recordBookingEvent,
  lockEndedBookingForUpdate,
  reinstate,
  lockBookingForUpdate,
} from '../booking-records/index.ts';
import { getBookingForStaff } from '../bookings/index.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import { mailTrip } from '../payments/index.ts';
import { hasEndedTrip, lockSituation, refundPromise } from './situation.ts';

/**
 * Reverses a cancellation, so that the booking is active again. Possible only if no refund was decided, the trip isn't
 * over, and its departure is on sale. Throws `not_found`, `already_decided`, `money_unclear`, `trip_started`,
 * `not_bookable_then`, `sold_out`.
 */
export async function reinstateBooking(
  context: UserContext,
  id: string,
  { reason }: BodyOf<'reinstateBooking'>,
): Promise<Booking> {
  const promise = await refundPromise(context);
  await context.db.orm.transaction(async (tx) => {
    const booking = await lockEndedBookingForUpdate(tx, id);
    if (booking?.state !== 'cancelled' || booking.removedAt !== null)
      throw notFound('cancellation');
    const now = context.clock.now();
    if (hasEndedTrip(await lockSituation(context, tx, booking, promise), now)) {
      throw new ProblemError('trip_started', 'This trip is over.');
    }
    await retakePlaces(tx, booking, now);
    const cancellationId = await reinstate(tx, booking, now);
    if (cancellationId === null) {
      const text = 'This cancellation included a refund. The trip has to be booked again.';
      throw new ProblemError('already_decided', text);
    }
    const by = { kind: 'staff', userId: context.actor.uid } as const;
    await recordBookingEvent(context, tx, { bookingId: id, kind: 'reinstated', by });
    await recordAct(context, tx, 'booking_reinstated', id, { reason });
    const told = { bookingId: id, kind: 'cancelled', key: cancellationId } as const;
    if (await wasWritten(tx, told)) await tell(context, tx, id);
  });
  return getBookingForStaff(context, id);
}

/** Emails the traveler, unless they weren't notified of the cancellation either. */
async function tell(context: UserContext, tx: Tx, id: string): Promise<void> {
  const booking = await lockBookingForUpdate(tx, id);
  if (booking === null) return;
  const about = { booking, to: await findBookingEmail(tx, booking) };
  await mailTrip(context, tx, about, (write, to, trip) => write.reinstatedMail(to, trip));
}
