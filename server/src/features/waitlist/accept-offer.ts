import type { WaitingParty } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { confirmBookingRow, lockBookingForUpdate } from '../booking-records/index.ts';
import { agreedPrice, mailBooked } from '../bookings/index.ts';
import { findTerms } from '../policies/index.ts';
import { getOwnWaiting } from './list-own.ts';
import { findWaiting } from './store/waiting.ts';

/**
 * Accepts an offer of a trip that costs nothing, or that may be paid on arrival. Other offers are accepted by paying.
 * Throws `not_found`, `booking_unpaid`.
 */
export async function acceptOffer(context: UserContext, id: string): Promise<WaitingParty> {
  const { actor, db, settings } = context;
  const entry = await findWaiting(db.orm, id);
  const bookingId = entry?.bookingId ?? null;
  if (entry?.uid !== actor.uid || bookingId === null) throw notFound('offer');
  const remindBefore = await settings.read('mails.reminder.daysBefore');
  const onArrival = await settings.read('booking.payOnArrival');
  await db.orm.transaction(async (tx) => {
    const booking = await lockBookingForUpdate(tx, bookingId);
    if (booking?.state === 'booked') return;
    if (booking?.state !== 'held' || booking.uid !== actor.uid) throw notFound('offer');
    if (!onArrival && agreedPrice(booking).trip.total > 0) {
      throw new ProblemError('booking_unpaid', 'Please pay for this trip to take its places.');
    }
    const by = { kind: 'traveller', userId: actor.uid } as const;
    const confirmed = await confirmBookingRow(context, tx, booking, by);
    const terms = await findTerms(tx, booking.policyId);
    await mailBooked(context, tx, { booking: confirmed, terms, remindBefore });
  });
  return getOwnWaiting(context, id);
}
