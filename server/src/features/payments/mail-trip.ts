import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { Mail } from '../../mail-ports.ts';
import { mailedTrip } from '../../mails/trips/mailed-trip.ts';
import type { MailedTrip } from '../../mails/trips/trip-facts.ts';
import { wordsIn, type Written } from '../../mails/words-in.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { bookingMoney } from './booking-money.ts';

/**
 * Sends an email about a booking and its current balance, in the booking's language. Sends nothing without an
 * address.
 */
export async function mailTrip(
  context: Pick<AppContext, 'clock' | 'config' | 'mail' | 'payments'>,
  tx: Tx,
  { booking, to }: { booking: BookingRow; to: string | null },
  compose: (write: Written, to: string, trip: MailedTrip) => Mail,
): Promise<void> {
  if (to === null) return;
  const { breakdown } = await bookingMoney(context, tx, booking);
  const words = wordsIn(context.config, booking.language);
  const trip = await mailedTrip(tx, words, { booking, breakdown }, context.clock.now());
  await context.mail.enqueue(tx, compose(words.write, to, trip));
}
