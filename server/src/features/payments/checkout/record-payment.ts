import { sameEmail, type Payment, type BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { findBooking } from '../../booking-records/index.ts';
import { callProvider } from '../limits/call-provider.ts';
import { presentRecorded } from '../recorded-payment.ts';
import { bookingPaid } from '../problems.ts';
import { adoptPaymentsOf } from '../restore/ask-after-restore.ts';
import { settleIntent } from '../settlement/settle-intent.ts';
import type { Settlement } from '../settlement/settlement.ts';
import { findAttemptByProviderId, type PaymentAttempt } from '../store/attempts.ts';

/**
 * Records a payment that the browser reports as successful. Only the two ids are used: everything else comes from the
 * provider and our booking. Repeating the call returns the same record. Throws `forbidden`, `not_found`,
 * `booking_paid`, `payment_not_succeeded`, `payment_mismatch`, `provider_unavailable`.
 */
export async function recordPayment(
  context: UserContext,
  input: BodyOf<'createPayment'>,
): Promise<Payment> {
  const { actor, db } = context;
  const { bookingId, transactionId, userEmail } = input;
  if (userEmail !== undefined && !sameEmail(userEmail, actor.email)) {
    throw new ProblemError('forbidden', 'You can only pay under your own email address.');
  }
  const attempt = await findOrAdoptAttempt(context, input);
  if (attempt === null || attempt.uid !== actor.uid) throw notFound('payment');
  const booking = await findBooking(db.orm, bookingId);
  const theirs = booking === null ? attempt.bookingId === bookingId : booking.uid === actor.uid;
  if (!theirs) throw notFound('booking');
  if (attempt.bookingId !== null && attempt.bookingId !== bookingId) throw mismatch();

  const settled = await callProvider(context, () =>
    settleIntent(context, { providerId: transactionId, source: 'traveller', bookingId }),
  );
  return answer(context, settled, bookingId);
}

/** Finds an attempt. After a restore that lost a traveler's payments, also looks for them at the provider. */
async function findOrAdoptAttempt(
  context: UserContext,
  { bookingId, transactionId }: BodyOf<'createPayment'>,
): Promise<PaymentAttempt | null> {
  const { actor, db } = context;
  const known = await findAttemptByProviderId(db.orm, transactionId);
  if (known !== null) return known;
  await callProvider(context, () => adoptPaymentsOf(context, { uid: actor.uid, bookingId }));
  return findAttemptByProviderId(db.orm, transactionId);
}

function answer({ db }: UserContext, settled: Settlement, bookingId: string): Promise<Payment> {
  switch (settled.kind) {
    case 'paid':
      if (settled.payment.bookingId !== bookingId) throw mismatch();
      return presentRecorded(db.orm, settled.payment);
    case 'rejected':
      if (settled.reason === 'second_charge') throw bookingPaid();
      if (settled.reason === 'booking_gone') throw notFound('booking');
      throw mismatch();
    case 'unpaid':
      throw new ProblemError('payment_not_succeeded', "This payment didn't go through.");
    case 'unassigned':
      throw mismatch();
    case 'unknown':
      throw notFound('payment');
  }
}

function mismatch(): ProblemError {
  return new ProblemError('payment_mismatch', 'This payment is for a different booking.');
}
