import type { AppContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import type { TimedTrip } from '../../mails/trips/due.ts';
import { mailedTrip, type MailedTrip } from '../../mails/trips/mailed-trip.ts';
import { bookingMoney, findPayerEmail, type BookingRow } from '../payments/index.ts';

/** A trip as it is at this moment, and where mails about it go. */
export interface TripToMail {
  trip: MailedTrip;
  /** Null once the account is deleted. */
  to: string | null;
  timed: TimedTrip;
}

/** As it is now; under the booking's lock nothing of it changes until the transaction ends. */
export async function tripToMail(
  context: AppContext,
  db: Executor,
  booking: BookingRow,
): Promise<TripToMail> {
  const { publicUrl } = context.config.http;
  const { breakdown } = await bookingMoney(context, db, booking);
  return {
    trip: await mailedTrip(db, { publicUrl, booking, breakdown }),
    to: await findPayerEmail(db, booking.uid),
    timed: timedTrip(booking),
  };
}

export function timedTrip(booking: BookingRow): TimedTrip {
  const { createdAt, travelDate } = booking;
  return { createdAt, travelDate, zone: zoneOfTrip(booking) };
}
