import type { Booking, ParsedInputOf, reinstateBooking as endpoint } from '@wayfarer/contract';
import { recordAct } from '../../audit.ts';
import { recordBookingEvent } from '../../booking-events.ts';
import type { UserContext } from '../../context.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { getBookingForStaff, lockEndedBookingForUpdate, reinstate } from '../bookings/index.ts';
import { hasEndedTrip, lockSituation, refundPromise } from './situation.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];

/**
 * Takes a cancellation back: the booking stands again, as it was. Only while nothing was to be given back,
 * and the trip is not over. Throws `not_found`, `already_decided`, `trip_started`.
 */
export async function reinstateBooking(
  context: UserContext,
  id: string,
  { reason }: Input,
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
    if (!(await reinstate(tx, booking, now))) {
      const text = 'A refund was decided with the cancellation; the trip has to be booked again.';
      throw new ProblemError('already_decided', text);
    }
    const by = { kind: 'staff', userId: context.actor.uid } as const;
    await recordBookingEvent(context, tx, { bookingId: id, kind: 'reinstated', by });
    await recordAct(context, tx, {
      byUserId: context.actor.uid,
      action: 'booking_reinstated',
      subjectId: id,
      detail: { reason },
    });
  });
  return getBookingForStaff(context, id);
}
