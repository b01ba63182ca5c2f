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

/** A trip as it is now, and the recipient of emails about it. */
export interface TripToMail {
  trip: MailedTrip;
  /** The emails in the booking's language. */
  write: Written;
  /** The recipient's address; null once the account is deleted. */
  to: string | null;
  /** True if the traveler accepts requests for reviews. */
  wantsReviewMails: boolean;
  isPaid: boolean;
  timed: TimedTrip;
}

/** The current facts of a trip, which can't change while the caller holds the booking's lock. */
export async function tripToMail(
  context: AppContext,
  db: Executor,
  booking: BookingRow,
): Promise<TripToMail> {
  const words = wordsIn(context.config, booking.language);
  const { breakdown, isPaid } = await bookingMoney(context, db, booking);
  const recipient = await findRecipient(db, booking);
  return {
    write: words.write,
    trip: await mailedTrip(db, words, { booking, breakdown }),
    to: recipient?.email ?? null,
    wantsReviewMails: recipient?.wantsReviewMails === true,
    isPaid,
    timed: timedTrip(booking),
  };
}

export function timedTrip(booking: BookingRow): TimedTrip {
  const { createdAt, durationDays, travelDate } = booking;
  return { createdAt, durationDays, travelDate, zone: zoneOfTrip(booking) };
}
