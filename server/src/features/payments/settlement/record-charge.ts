import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { mailedTrip } from '../../../mails/trips/mailed-trip.ts';
import { wordsIn } from '../../../mails/words-in.ts';
import type { Paid } from '../../../mails/written/index.ts';
import { findBookingEmail } from '../../booking-claims/index.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { tellPaid } from '../agency-mails.ts';
import { bookingMoney } from '../booking-money.ts';
import { writeJournal } from '../store/journal.ts';
import { insertPayment, type PaymentRow } from '../store/ledger.ts';
import { journalSubject, type SettlementContext } from './settlement-context.ts';

/** Accepts a charge into the ledger, which makes its booking paid. */
export async function recordCharge(
  settling: SettlementContext,
  booking: BookingRow,
): Promise<PaymentRow> {
  const { attempt, intent, context, now, tx } = settling;
  const payment: PaymentRow = {
    id: context.newId(),
    attemptId: attempt.id,
    bookingId: booking.id,
    uid: booking.uid,
    userEmail: booking.travelEmail,
    tripTitle: booking.travelSpot,
    amount: intent.amountReceived,
    amountRefunded: 0,
    amountLost: 0,
    disputeState: null,
    duplicate: false,
    currency: intent.currency,
    part: attempt.part,
    transactionId: intent.id,
    cardBrand: intent.cardBrand,
    cardLast4: intent.cardLast4,
    createdAt: now,
    hiddenAt: null,
    livemode: intent.livemode,
    providerAccount: attempt.providerAccount,
  };
  await insertPayment(tx, payment);
  await writeJournal(tx, {
    ...journalSubject(settling),
    kind: 'payment_recorded',
    detail: `attempt ${attempt.attempt} succeeded and is recorded`,
  });
  return payment;
}

/**
 * Notifies the agency, and sends the traveler the receipt and, with the first payment, the voucher. A traveler whose
 * account is deleted gets nothing.
 */
export async function sendReceipts(
  context: AppContext,
  tx: Tx,
  { booking, payment }: Omit<Paid, 'breakdown'>,
): Promise<void> {
  const { breakdown } = await bookingMoney(context, tx, booking);
  const paid = { booking, breakdown, payment };
  await tellPaid(context, tx, paid);
  const to = await findBookingEmail(tx, booking);
  if (to === null) return;
  const words = wordsIn(context.config, booking.language);
  const { publicUrl, write } = words;
  const trip = await mailedTrip(tx, words, { booking, breakdown }, context.clock.now());
  const receipt = write.receiptMail(publicUrl, to, { ...trip, payment });
  await context.mail.enqueue(tx, receipt);
  if (payment.part === 1) await context.mail.enqueue(tx, write.confirmedMail(to, trip));
}
