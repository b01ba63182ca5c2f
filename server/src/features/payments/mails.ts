import {
  agreedLines,
  bankShowsText,
  brandName,
  breakdownLines,
  currencyCode,
  formatDay,
  formatMoney,
  partySize,
  partyText,
  type PriceBreakdown,
  priceLineText,
  receiptPath,
} from '@wayfarer/contract';
import { composeMail, type MailLine } from '../../mails/layout/mail-layout.ts';
import { tripLines, tripWords } from '../../mails/trip-lines.ts';
import { tripUrl } from '../../mails/trips/trip-parts.ts';
import type { Mail } from '../../mail-ports.ts';
import type { ProviderIntent } from '../../ports.ts';
import type { BookingRow } from '../booking-records/index.ts';
import type { RejectionReason } from './policy.ts';
import type { PaymentRow } from './store/ledger.ts';
import type { Payer } from './store/payers.ts';

/** A recorded payment with its trip and the trip's amounts. */
export interface Paid {
  payment: PaymentRow;
  booking: BookingRow;
  breakdown: PriceBreakdown;
}

/** Confirms a payment: reference of the booking, trip, price breakdown, card and date. */
export function receiptMail(
  publicUrl: string,
  to: string,
  { payment, booking, breakdown }: Paid,
): Mail {
  const mail = composeMail(to, {
    subject: `Receipt for ${payment.tripTitle}`,
    title: 'Your receipt',
    name: booking.travelName,
    words: tripWords(booking),
    paragraphs: [
      breakdown.dueOnArrival === 0
        ? 'Thank you for your payment. Your trip is booked and paid in full.'
        : 'Thank you for your payment. Your trip is booked; the rest is due when you arrive.',
    ],
    lines: [
      ...testMark(payment),
      ...tripLines(booking),
      ...party(booking),
      ...breakdownLines(breakdown).map(({ part, label, amount }): MailLine => [
        label,
        amount,
        part === 'total' ? 'total' : 'amount',
      ]),
      ['Currency', currencyCode(breakdown)],
      ...card(payment),
      ['Paid on', formatDay(payment.createdAt.toISOString().slice(0, 10))],
      ['Transaction ID', payment.transactionId],
    ],
    action: {
      label: 'View your receipt',
      url: `${publicUrl}${receiptPath(payment.id)}`,
    },
    more: { label: 'See your trip', url: tripUrl(publicUrl, booking) },
  });
  return { ...mail, about: { kind: 'receipt', bookingId: booking.id } };
}

/** A payment with the reference of its booking, null if it has none. */
interface Referred {
  payment: PaymentRow;
  reference: string | null;
}

/** `refundDays`: the days within which the agency promises that refunds arrive. */
interface Refunded extends Referred {
  /** The amount of this refund, in minor units. */
  given: number;
  refundDays: number;
}

/** Announces a refund that was sent; banks show it days later. */
export function refundMail(
  publicUrl: string,
  to: Payer,
  { payment, given, reference, refundDays }: Refunded,
): Mail {
  const shown = bankShowsText(refundDays);
  const full = payment.amountRefunded === payment.amount;
  const mail = composeMail(to.email, {
    subject: `Refund for ${payment.tripTitle}`,
    title: 'Your refund',
    name: to.name,
    paragraphs: [
      full
        ? `We've sent your payment back in full. ${shown} Your trip is no longer paid for.`
        : `We've sent part of your payment back. ${shown}`,
    ],
    lines: [
      ...testMark(payment),
      ...referenceLine(reference),
      ['Trip', payment.tripTitle],
      ['Refunded', formatMoney(given, payment.currency)],
      ['Paid', formatMoney(payment.amount, payment.currency)],
      ...card(payment),
      ['Transaction ID', payment.transactionId],
    ],
    action: { label: 'View your receipt', url: `${publicUrl}${receiptPath(payment.id)}` },
  });
  return withBooking(mail, 'refund', payment);
}

/** Announces that a refund failed to reach its card. `counts`: this payment still pays for the trip. */
export function refundFailedMail(
  publicUrl: string,
  to: Payer,
  { payment, amount, counts, reference }: Referred & { amount: number; counts: boolean },
): Mail {
  const mail = composeMail(to.email, {
    subject: `Refund failed for ${payment.tripTitle}`,
    title: "Your refund didn't arrive",
    name: to.name,
    paragraphs: [
      'Our refund did not reach your card: your bank did not accept it, and the money is back with us. ' +
        "We're looking for another way to pay it back. You don't need to do anything." +
        (counts ? ' Until then, your payment counts and your trip stays paid.' : ''),
    ],
    lines: [
      ...testMark(payment),
      ...referenceLine(reference),
      ['Trip', payment.tripTitle],
      ['Not refunded', formatMoney(amount, payment.currency)],
      ['Paid', formatMoney(payment.amount, payment.currency)],
      ...card(payment),
      ['Transaction ID', payment.transactionId],
    ],
    action: { label: 'View your receipt', url: `${publicUrl}${receiptPath(payment.id)}` },
  });
  return withBooking(mail, 'refund_failed', payment);
}

const WHY_REJECTED: Readonly<Record<RejectionReason, string>> = {
  second_charge: 'you had already paid for this trip',
  booking_cancelled: 'the trip it was for is canceled',
  booking_gone: 'the trip it was for no longer exists',
  wrong_amount: "the amount isn't the agreed price",
  wrong_traveller: "the trip it was for isn't yours",
  no_booking: "it doesn't match any of your trips",
};

/** Announces that a charge was not accepted and is refunded. */
export function rejectionMail(
  publicUrl: string,
  to: string,
  { intent, reason }: { intent: ProviderIntent; reason: RejectionReason },
): Mail {
  return composeMail(to, {
    subject: 'Your payment is on its way back',
    paragraphs: [
      `Your card was charged, but we couldn't accept the payment: ${WHY_REJECTED[reason]}. ` +
        "We're refunding it in full. You don't need to do anything.",
    ],
    lines: [
      ...testMark(intent),
      ['Amount', formatMoney(intent.amountReceived, intent.currency)],
      ...card(intent),
      ['Transaction ID', intent.id],
    ],
    action: { label: 'See your bookings', url: `${publicUrl}/bookings` },
  });
}

/** The party and each person's price; left out for one adult, because the price already says it. */
function party(booking: BookingRow): MailLine[] {
  if (partySize(booking) === 1) return [];
  const { currency } = booking;
  return [
    ['Travelers', partyText(booking)],
    ...agreedLines(booking).map((line): MailLine => [
      priceLineText(line, currency),
      formatMoney(line.amount, currency),
      'amount',
    ]),
  ];
}

const referenceLine = (reference: string | null): MailLine[] =>
  reference === null ? [] : [['Reference', reference]];

/** Leaves out the booking if the payment has none. */
function withBooking(
  mail: Mail,
  kind: 'refund' | 'refund_failed',
  { bookingId }: Pick<PaymentRow, 'bookingId'>,
): Mail {
  return bookingId === null ? mail : { ...mail, about: { kind, bookingId } };
}

function testMark({ livemode }: Pick<PaymentRow, 'livemode'>): MailLine[] {
  return livemode === false ? [['TEST MODE', 'no real money']] : [];
}

function card({ cardBrand, cardLast4 }: Pick<PaymentRow, 'cardBrand' | 'cardLast4'>): MailLine[] {
  if (cardBrand === null || cardLast4 === null) return [];
  return [['Card', `${brandName(cardBrand)} ending in ${cardLast4}`]];
}
