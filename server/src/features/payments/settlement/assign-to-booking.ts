import { awaitsAnswer } from '@wayfarer/contract';
import { amountDue } from '../policy.ts';
import { nextAttemptNumber, updateAttempt, type PaymentAttempt } from '../store/attempts.ts';
import { writeJournal } from '../store/journal.ts';
import { journalSubject, type SettlementContext } from './settlement-context.ts';

/**
 * Assigns a payment that was opened with only a price to the booking that its traveler names, if that booking costs
 * exactly this amount. Returns the booking's new attempt, or null.
 */
export async function assignToBooking(settling: SettlementContext): Promise<PaymentAttempt | null> {
  const { attempt, booking, context, tx } = settling;
  if (booking === null || attempt.uid === null || booking.uid !== attempt.uid) return null;
  // an expired booking may still get its places back
  if (booking.currency !== attempt.currency || booking.state === 'cancelled') return null;
  if (awaitsAnswer(booking)) return null;
  if (amountDue(booking, context.config.charge) !== attempt.amount) return null;
  const number = await nextAttemptNumber(tx, booking.id);
  // assigned and closed in one step, because a booking can have only one open attempt
  await updateAttempt(tx, attempt.id, {
    bookingId: booking.id,
    attempt: number,
    providerId: settling.intent.id,
    state: 'succeeded',
  });
  const assigned = { ...attempt, bookingId: booking.id, attempt: number };
  await writeJournal(tx, {
    ...journalSubject({ ...settling, attempt: assigned }),
    kind: 'payment_bound',
    detail: `a payment that was opened by its price is this booking's attempt ${number}`,
  });
  return assigned;
}
