import { formatMoney } from '@wayfarer/contract';
import { greeting, oneLine } from '../../mails/mail-layout.ts';
import type { Mail } from '../../ports.ts';
import { mailBody, type MailLine } from './mails-layout.ts';
import type { BookingRow } from './store-bookings.ts';
import type { PaymentRow } from './store-ledger.ts';

/** Confirms a payment: reference, trip, amount, card and date. */
export function receiptMail(publicUrl: string, payment: PaymentRow, booking: BookingRow): Mail {
  const days = booking.durationDays === 1 ? '1 day' : `${booking.durationDays} days`;
  const body = mailBody({
    greeting: greeting(booking.travelName),
    opening: 'thank you for your payment. Your trip is booked and paid.',
    lines: [
      ['Trip', `${booking.travelSpot}, ${booking.travelCountry}`],
      ['Travel date', `${booking.travelDate} (${days})`],
      ['Amount', formatMoney(payment.amount, payment.currency)],
      ...card(payment),
      ['Paid on', payment.createdAt.toISOString().slice(0, 10)],
      ['Reference', payment.transactionId],
    ],
    link: { label: 'See your payments', url: `${publicUrl}/paymentHistory` },
  });
  return { to: payment.userEmail, subject: oneLine(`Receipt for ${payment.tripTitle}`), ...body };
}

/** Tells that money is on its way back. `given` is this refund's part, in minor units. */
export function refundMail(publicUrl: string, payment: PaymentRow, given: number): Mail {
  const full = payment.amountRefunded === payment.amount;
  const body = mailBody({
    greeting: 'Hello,',
    opening: full
      ? 'we have refunded your payment in full. The trip is not paid any more.'
      : 'we have refunded a part of your payment.',
    lines: [
      ['Trip', payment.tripTitle],
      ['Refunded', formatMoney(given, payment.currency)],
      ['Paid', formatMoney(payment.amount, payment.currency)],
      ...card(payment),
      ['Reference', payment.transactionId],
    ],
    link: { label: 'See your payments', url: `${publicUrl}/paymentHistory` },
  });
  return { to: payment.userEmail, subject: oneLine(`Refund for ${payment.tripTitle}`), ...body };
}

/** Tells that a refund did not reach its card after all. `counts`: the trip is paid by this payment. */
export function refundFailedMail(
  publicUrl: string,
  payment: PaymentRow,
  { amount, counts }: { amount: number; counts: boolean },
): Mail {
  const body = mailBody({
    greeting: 'Hello,',
    opening:
      'our refund did not reach your card: your bank did not take it, and the money is with us. ' +
      'We are looking for another way to pay it back; you need not do anything.' +
      (counts ? ' Until then your payment counts and the trip is paid.' : ''),
    lines: [
      ['Trip', payment.tripTitle],
      ['Not refunded', formatMoney(amount, payment.currency)],
      ['Paid', formatMoney(payment.amount, payment.currency)],
      ...card(payment),
      ['Reference', payment.transactionId],
    ],
    link: { label: 'See your payments', url: `${publicUrl}/paymentHistory` },
  });
  return {
    to: payment.userEmail,
    subject: oneLine(`Refund failed for ${payment.tripTitle}`),
    ...body,
  };
}

function card({ cardBrand, cardLast4 }: PaymentRow): MailLine[] {
  if (cardBrand === null || cardLast4 === null) return [];
  return [['Card', `${cardBrand} ending in ${cardLast4}`]];
}
