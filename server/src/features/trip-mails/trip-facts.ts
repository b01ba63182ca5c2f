import type { PriceBreakdown } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import type { TimedTrip } from '../../mails/trips/due.ts';
import { mailedTrip } from '../../mails/trips/mailed-trip.ts';
import type { MailedTrip } from '../../mails/trips/trip-facts.ts';
import { wordsIn, type Written } from '../../mails/words-in.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { bookingMoney } from '../payments/index.ts';
import { findRecipient } from './store.ts';

/** The facts that decide which emails are sent about a trip, and to whom. */
export interface MailReasons {
  booking: BookingRow;
  breakdown: PriceBreakdown;
  isPaid: boolean;
  /** The recipient's address; null if the account is deleted or no address is known. */
  to: string | null;
  /** True if the traveler accepts requests for reviews. */
  wantsReviewMails: boolean;
  timed: TimedTrip;
}

/** A trip as it is now, with everything that its emails say. */
export interface TripToMail extends MailReasons {
  trip: MailedTrip;
  /** The emails in the booking's language. */
  write: Written;
}

/** The current reasons, which can't change while the caller holds the booking's lock. */
export async function mailReasons(
  context: AppContext,
  db: Executor,
  booking: BookingRow,
): Promise<MailReasons> {
  const { breakdown, isPaid } = await bookingMoney(context, db, booking);
  const recipient = await findRecipient(db, booking);
  return {
    booking,
    breakdown,
    isPaid,
    to: recipient?.email ?? null,
    wantsReviewMails: recipient?.wantsReviewMails === true,
    timed: timedTrip(booking),
  };
}

export async function tripToMail(
  context: AppContext,
  db: Executor,
  booking: BookingRow,
): Promise<TripToMail> {
  const words = wordsIn(context.config, booking.language);
  const reasons = await mailReasons(context, db, booking);
  const trip = await mailedTrip(db, words, reasons, context.clock.now());
  return { ...reasons, write: words.write, trip };
}

export function timedTrip(booking: BookingRow): TimedTrip {
  const { balanceDueOn, createdAt, durationDays, startTime, travelDate } = booking;
  return {
    balanceDueOn,
    createdAt,
    durationDays,
    startTime,
    travelDate,
    zone: zoneOfTrip(booking),
  };
}
