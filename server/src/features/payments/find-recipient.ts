import type { Executor } from '../../db/database.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import { findBooking } from '../booking-records/index.ts';
import { findPayer, type Payer } from './store/payers.ts';

/**
 * The person who gets emails about a payment: the traveler whose booking is paid, or a customer without an account.
 * Null once the account is deleted, or if the customer has no address.
 */
export async function findRecipient(
  db: Executor,
  { bookingId, uid }: { bookingId: string | null; uid: string | null },
): Promise<Payer | null> {
  if (uid !== null || bookingId === null) return findPayer(db, uid);
  const booking = await findBooking(db, bookingId);
  const email = booking && (await findBookingEmail(db, booking));
  return booking && email ? { email, name: booking.travelName, language: booking.language } : null;
}
