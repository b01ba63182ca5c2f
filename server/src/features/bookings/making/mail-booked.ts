import { type CancellationTerms, tripMoney } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { zoneOfTrip } from '../../../lib/time-zones.ts';
import { bundleForAgency } from '../../../mails/agency-bundles.ts';
import { isReminderDue } from '../../../mails/trips/due.ts';
import { mailedTrip } from '../../../mails/trips/mailed-trip.ts';
import { wordsIn } from '../../../mails/words-in.ts';
import { findBookingEmail } from '../../booking-claims/index.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { agreedPrice } from '../policy.ts';

interface Booked {
  booking: BookingRow;
  terms: CancellationTerms | null;
  /** The number of days before a trip when the reminder is sent. */
  remindBefore: number;
  /** Set if a colleague made the booking; `notify`: the customer gets an email. */
  forCustomer?: { notify: boolean };
  isAccepted?: boolean;
}

/**
 * Emails the traveler a confirmation, followed by the reminder if its day has passed, and notifies the agency. For a
 * request, the email only confirms that it was received.
 */
export async function mailBooked(
  context: Pick<AppContext, 'clock' | 'config' | 'mail'>,
  tx: Tx,
  { booking, forCustomer, isAccepted = false, remindBefore, terms }: Booked,
): Promise<void> {
  const { clock, config, mail } = context;
  if (!isAccepted) {
    const about = { bundle: 'bookings', subjectId: booking.id } as const;
    await bundleForAgency(context, tx, about, (write) =>
      write.bookedNotice(config.http.publicUrl, booking, forCustomer !== undefined),
    );
  }
  if (forCustomer?.notify === false) return;
  const to = await findBookingEmail(tx, booking);
  if (to === null) return;
  const sums = { ...booking, trip: agreedPrice(booking).trip, payments: [], canceled: null };
  const { breakdown } = tripMoney(sums, config.charge);
  const words = wordsIn(config, booking.language);
  const now = clock.now();
  const trip = await mailedTrip(tx, words, { booking, breakdown }, now);
  if (booking.awaitsAgency) {
    await mail.enqueue(tx, words.write.requestedMail(to, trip));
    return;
  }
  await mail.enqueue(tx, words.write.bookedMail(to, trip, terms, { isAccepted }));
  // the email about a held trip itself asks for the payment
  if (booking.state === 'held') return;
  if (isReminderDue({ ...booking, zone: zoneOfTrip(booking) }, remindBefore, now)) {
    await mail.enqueue(tx, words.write.reminderMail(to, trip));
  }
}
