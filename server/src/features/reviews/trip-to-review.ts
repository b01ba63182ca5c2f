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

/** Whether a trip can be reviewed now, by the rule that the form shows, too. */
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
  not_booked: 'This booking no longer stands, so it cannot be reviewed.',
  own_place: 'You contributed this destination, so you cannot review it.',
  staff: 'People who work for the agency cannot review its trips.',
  booked_late: 'Only trips that were booked before they began can be reviewed.',
  not_paid: 'Only trips that were paid can be reviewed.',
  not_over: 'This trip can be reviewed once it is over.',
  no_show: 'The agency noted a no-show for this trip, so it cannot be reviewed.',
  too_late: 'A trip can be reviewed until 180 days after it.',
  written: 'There is a review of this trip already.',
  was_hidden: 'The review of this trip was hidden, and cannot be written again.',
};

export const notAllowed = (refusal: ReviewRefusal) =>
  new ProblemError('review_not_allowed', SAYS[refusal]);
