import type { BookingRecord } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { getBookingRecord } from '../booking-history/index.ts';
import { agencyDay } from '../settings/index.ts';
import { giftSource } from './gifts/gift-source.ts';
import { recordMoney, type Entry } from './record-money.ts';

/**
 * Records money that was paid or returned outside of this site: at most the outstanding amount, or the sum received
 * before. Returning more than is owed requires the permission to refund and counts against the person's limit. An open
 * card payment is canceled first, because it would charge the same amount again. Throws `not_found`,
 * `booking_cancelled`, `booking_expired`, `not_confirmed`, `payment_mismatch`, `gift_not_valid`, `invalid_input`, `payment_in_progress`,
 * `provider_unavailable`, `forbidden`, `sign_in_again`.
 */
export async function addCounterPayment(
  context: UserContext,
  bookingId: string,
  input: Entry,
): Promise<BookingRecord> {
  // read before the transaction, which may hold the only connection
  const today = await agencyDay(context);
  await recordMoney(context, bookingId, input, giftSource(context, bookingId, input, today));
  return getBookingRecord(context, bookingId);
}
