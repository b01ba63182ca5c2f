import type { Booking, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { localDeadline } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import {
  recordBookingEvent,
  assertStands,
  lockBookingForUpdate,
  updateBookingRow,
} from '../booking-records/index.ts';
import { getBooking } from './get-booking.ts';

export function renameDeadline(
  booking: Parameters<typeof zoneOfTrip>[0] & { travelDate: string },
  untilDays: number,
): Date {
  return localDeadline(booking.travelDate, untilDays * 24, zoneOfTrip(booking));
}

/**
 * Changes the lead traveler's name or the companions of the caller's own trip, paid or not, until some days before it
 * begins. Throws `not_found`, `booking_cancelled`, `booking_expired`, `trip_started`.
 */
export async function renameTraveler(
  context: UserContext,
  id: string,
  { companionNames, travelName }: BodyOf<'renameTraveler'>,
): Promise<Booking> {
  const untilDays = await context.settings.read('booking.transferUntilDays');
  await context.db.orm.transaction(async (tx) => {
    const booking = await lockBookingForUpdate(tx, id);
    if (booking === null || booking.uid !== context.actor.uid) throw notFound('booking');
    assertStands(booking);
    const now = context.clock.now();
    if (now > renameDeadline(booking, untilDays)) {
      const text = `You can only change the name until ${untilDays} days before the trip. Please contact us.`;
      throw new ProblemError('trip_started', text);
    }
    await updateBookingRow(tx, id, {
      travelName,
      ...(companionNames !== undefined && { companionNames }),
      revision: booking.revision + 1,
      updatedAt: now,
    });
    const by = { kind: 'traveller', userId: context.actor.uid } as const;
    await recordBookingEvent(context, tx, { bookingId: id, kind: 'renamed', by });
  });
  return getBooking(context, id);
}
