import type { OwnWordMail, PaymentMailKind } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import type { MailedTrip } from '../../../mails/trips/trip-facts.ts';
import type { Written } from '../../../mails/words-in.ts';
import type { PaymentRow } from '../../payments/index.ts';

/** Emails about a trip's charge and its refunds, or about a charge that was rejected. */
type SampleKind = PaymentMailKind | Extract<OwnWordMail, 'rejected'>;

/** An email about the payment of a sample trip; in emails about refunds, half of it is refunded. */
export function samplePaymentMail(
  write: Written,
  kind: SampleKind,
  trip: MailedTrip,
  refundDays: number,
): Mail {
  const { booking, breakdown, publicUrl, today } = trip;
  const to = { email: booking.travelEmail, name: booking.travelName };
  const payment = samplePayment(trip);
  const half = Math.floor(payment.amount / 2);
  switch (kind) {
    case 'receipt':
      return write.receiptMail(publicUrl, to.email, { payment, booking, breakdown, today });
    case 'refund':
      return write.refundMail(publicUrl, to, { payment, booking, given: half, refundDays });
    case 'refund_failed':
      return write.refundFailedMail(publicUrl, to, {
        payment,
        booking,
        amount: half,
        counts: true,
      });
    case 'rejected': {
      const { amount: amountReceived, currency, cardBrand, cardLast4, transactionId: id } = payment;
      const intent = { id, amountReceived, currency, cardBrand, cardLast4, livemode: true };
      return write.rejectionMail(publicUrl, to, { intent, reason: 'second_charge' });
    }
    case 'charged_again': {
      const due = {
        ...breakdown,
        paid: breakdown.paid - half,
        dueOnArrival: breakdown.dueOnArrival + half,
      };
      const why = { amount: half, reason: 'Meant for another trip.', refundId: booking.id };
      return write.chargedAgainMail(to.email, { ...trip, breakdown: due }, why);
    }
  }
}

function samplePayment({ booking, breakdown }: MailedTrip): PaymentRow {
  return {
    id: booking.id,
    attemptId: booking.id,
    bookingId: booking.id,
    uid: null,
    userEmail: booking.travelEmail,
    tripTitle: booking.travelSpot,
    amount: breakdown.paid,
    amountRefunded: 0,
    amountLost: 0,
    disputeState: null,
    duplicate: false,
    part: 1,
    currency: booking.currency,
    transactionId: 'pi_sample',
    cardBrand: 'visa',
    cardLast4: '4242',
    createdAt: booking.createdAt,
    hiddenAt: null,
    livemode: true,
    providerAccount: null,
  };
}
