import { reviewRefusal, type ReviewRefusal } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { ProblemError } from '../../problem-error.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { bookingMoney } from '../payments/index.ts';
import type { ReviewRow } from './store/reviews.ts';
import { findReviewer } from './store/verified.ts';

type Asked = Pick<AppContext, 'clock' | 'config' | 'payments'>;

/** The reason why a trip can't be reviewed now, by the same rule as in the form. */
export async function refusalOf(
  context: Asked,
  db: Executor,
  booking: BookingRow,
  written: ReviewRow | null,
): Promise<ReviewRefusal | null> {
  const { isPaid } = await bookingMoney(context, db, booking);
  const zone = zoneOfTrip(booking);
  const offerId = booking.offerId ?? booking.spotId ?? '';
  return reviewRefusal({
    state: booking.state,
    reviewer: await findReviewer(db, { uid: booking.uid ?? '', offerId }),
    bookedOn: localDay(booking.createdAt, zone),
    paid: isPaid,
    travelDate: booking.travelDate,
    days: booking.durationDays,
    attendance: booking.attendance,
    today: localDay(context.clock.now(), zone),
    written: written && { state: written.state, wasHidden: written.hiddenReason !== null },
  });
}

const SAYS: Readonly<Record<ReviewRefusal, string>> = {
  not_booked: "This booking is no longer active, so you can't review it.",
  own_place: "You contributed this destination, so you can't review it.",
  staff: "People who work for the agency can't review its trips.",
  booked_late: 'You can only review trips that were booked before they began.',
  not_paid: 'You can only review trips that were paid for.',
  not_over: "You can review this trip once it's over.",
  no_show: "The agency recorded a no-show for this trip, so you can't review it.",
  too_late: 'You can review a trip for 180 days after it ends.',
  written: 'This trip already has a review.',
  was_hidden: "The agency hid your review of this trip, so you can't write it again.",
};

export const notAllowed = (refusal: ReviewRefusal) =>
  new ProblemError('review_not_allowed', SAYS[refusal]);
