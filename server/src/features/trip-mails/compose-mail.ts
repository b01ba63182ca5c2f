import { awaitsAnswer, type ComposedMailKind } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import type { Mail } from '../../mail-ports.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { listGiftsBack } from '../gift-vouchers/index.ts';
import { composePaymentMail } from '../payments/index.ts';
import { composeExceptionMail, findTerms } from '../policies/index.ts';
import { noReviewMailsSample, noReviewMailsUrl } from './review-choice.ts';
import { findStandingCancellation } from './store.ts';
import { tripToMail } from './trip-facts.ts';

interface Asked {
  kind: ComposedMailKind;
  booking: BookingRow;
  to: string;
  /** The reader; only travelers get signed links. */
  reader: 'traveler' | 'staff';
  /** The number of days within which the agency promises that refunds arrive. */
  refundWithinDays: number;
}

/** Emails that also make sense while a request waits for an answer. */
const STATE_FREE: ReadonlySet<ComposedMailKind> = new Set(['changed', 'cancelled', 'exception']);

/** An email of a kind about a booking, written from current data; null if there is no reason for it. */
export async function composeTripMail(
  context: AppContext,
  db: Executor,
  { booking, kind, reader, refundWithinDays, to }: Asked,
): Promise<Mail | null> {
  const of = await tripToMail(context, db, booking);
  const { trip, write } = of;
  if (awaitsAnswer(booking) && !STATE_FREE.has(kind)) {
    return kind === 'booked' ? write.requestedMail(to, trip) : null;
  }
  switch (kind) {
    case 'booked':
      return write.bookedMail(to, trip, await findTerms(db, booking.policyId));
    case 'confirmed':
      // this email is about a payment that has arrived
      return trip.breakdown.paid === 0 ? null : write.confirmedMail(to, trip);
    case 'changed':
      return write.changedMail(to, trip, { before: booking, reason: '', back: [] });
    case 'balance':
      return write.balanceMail(to, trip);
    case 'reminder':
      return write.reminderMail(to, trip);
    case 'cancelled': {
      const cancellation = await findStandingCancellation(db, booking.id);
      if (cancellation === null) return null;
      const gifts = await listGiftsBack(db, { bookingId: booking.id, since: cancellation.at });
      const told = { booking: trip.booking, gifts, refundWithinDays };
      return write.canceledMail(trip.publicUrl, to, told, cancellation);
    }
    case 'receipt':
    case 'refund':
    case 'refund_failed':
    case 'charged_again':
      return composePaymentMail(context, db, { booking, kind, to });
    case 'exception':
      return composeExceptionMail(context, db, { ...booking, email: to });
    case 'review':
      return write.reviewMail(
        to,
        trip,
        reader === 'staff'
          ? noReviewMailsSample(context, booking)
          : await noReviewMailsUrl(context, db, booking),
      );
  }
}
