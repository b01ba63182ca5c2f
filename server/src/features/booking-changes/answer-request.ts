import { awaitsAnswer, type BodyOf, type BookingRecord } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import { getBookingRecord } from '../booking-history/index.ts';
import {
  acceptBookingRow,
  bookingEnded,
  type BookingRow,
  expireBookingRow,
  heldState,
  type HoldRules,
  isRequestOver,
  readHoldRules,
} from '../booking-records/index.ts';
import { agreedPrice, mailBooked } from '../bookings/index.ts';
import { mailTrip, withoutOpenPayment } from '../payments/index.ts';
import { findLimits } from '../places/index.ts';
import { findTerms } from '../policies/index.ts';

type Answer = BodyOf<'answerRequest'>;

/**
 * Accepts or declines a request. An accepted request is held until it is paid, or booked if no payment is needed; a
 * declined one frees its places. The traveler gets an email. Throws `not_found`, `already_decided`,
 * `booking_cancelled`, `revision_changed`, `trip_started`, `payment_in_progress`, `provider_unavailable`.
 */
export async function answerRequest(
  context: UserContext,
  id: string,
  input: Answer,
): Promise<BookingRecord> {
  const remindBefore = await context.settings.read('mails.reminder.daysBefore');
  const holds = await readHoldRules(context.settings);
  // no one can pay a request, but after a restore the provider may know that it was accepted and paid
  await withoutOpenPayment(context, id, {
    check: async (_tx, booking) => refuse(context, booking, input),
    work: async (tx, booking) => {
      if (input.answer === 'accept') await accept(context, tx, booking, { holds, remindBefore });
      else await decline(context, tx, booking, input.reason);
      await recordAct(context, tx, 'request_answered', id, { decision: input.answer });
    },
  });
  return getBookingRecord(context, id);
}

function refuse(context: UserContext, booking: BookingRow, { answer, revision }: Answer): void {
  if (booking.state === 'cancelled') throw bookingEnded(booking);
  if (!awaitsAnswer(booking)) {
    throw new ProblemError('already_decided', "This booking isn't waiting for an answer.");
  }
  if (booking.revision !== revision) {
    throw new ProblemError(
      'revision_changed',
      'This request has changed since you opened it. Please look at it again.',
    );
  }
  if (answer === 'accept' && isRequestOver(booking, context.clock.now())) {
    throw new ProblemError('trip_started', 'This trip has begun.');
  }
}

async function accept(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  { holds, remindBefore }: { holds: HoldRules; remindBefore: number },
): Promise<void> {
  const trip = {
    travelDate: booking.travelDate,
    timeZone: zoneOfTrip(booking),
    limits: await findLimits(tx, booking.offerId),
    isFree: agreedPrice(booking).trip.total === 0,
  };
  const by = { kind: 'staff', userId: context.actor.uid } as const;
  const state = heldState(trip, holds, context.clock.now());
  const accepted = await acceptBookingRow(context, tx, booking, { by, state });
  const terms = await findTerms(tx, accepted.policyId);
  await mailBooked(context, tx, { booking: accepted, terms, remindBefore, isAccepted: true });
}

async function decline(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  reason: string,
): Promise<void> {
  const by = { kind: 'staff', userId: context.actor.uid } as const;
  const declined = await expireBookingRow(context, tx, booking, { kind: 'declined', by, reason });
  if (declined === null) return;
  const about = { booking: declined, to: await findBookingEmail(tx, declined) };
  await mailTrip(context, tx, about, (write, to, trip) => write.declinedMail(to, trip, reason));
}
