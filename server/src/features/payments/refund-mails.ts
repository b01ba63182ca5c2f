import { bankShowsText, formatMoney, receiptPath } from '@wayfarer/contract';
import { composeMail, type MailLine } from '../../mails/layout/mail-layout.ts';
import type { MailedTrip } from '../../mails/trips/mailed-trip.ts';
import { payingText, priceTable, tripAction, tripFacts } from '../../mails/trips/trip-parts.ts';
import { tripWords } from '../../mails/trip-lines.ts';
import type { Mail } from '../../mail-ports.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { card, testMark } from './mails.ts';
import type { PaymentRow } from './store/ledger.ts';
import type { Payer } from './store/payers.ts';

/** A payment with its booking, which is null if it was deleted. */
interface OfBooking {
  payment: PaymentRow;
  booking: BookingRow | null;
}

/** `refundDays` is the number of days within which the agency promises that refunds arrive. */
interface Refunded extends OfBooking {
  /** The amount of this refund, in minor units. */
  given: number;
  refundDays: number;
}

/** Tells the traveler that a refund was sent, and that banks show it days later. */
export function refundMail(
  publicUrl: string,
  to: Payer,
  { booking, payment, given, refundDays }: Refunded,
): Mail {
  const shown = bankShowsText(refundDays);
  const full = payment.amountRefunded === payment.amount;
  const mail = composeMail(to.email, {
    subject: `Refund for ${payment.tripTitle}`,
    title: 'Your refund',
    name: to.name,
    ...(booking && { words: tripWords(booking) }),
    paragraphs: [
      full
        ? `We've sent your payment back in full. ${shown} Your trip is no longer paid for.`
        : `We've sent part of your payment back. ${shown}`,
    ],
    lines: linesOf({ booking, payment }, ['Refunded', formatMoney(given, payment.currency)]),
    action: { label: 'View your receipt', url: `${publicUrl}${receiptPath(payment.id)}` },
  });
  return { ...mail, about: { kind: 'refund', bookingId: payment.bookingId } };
}

/**
 * Tells the traveler that a refund failed to reach its card. `counts` is true if the payment still pays for the trip.
 */
export function refundFailedMail(
  publicUrl: string,
  to: Payer,
  { booking, payment, amount, counts }: OfBooking & { amount: number; counts: boolean },
): Mail {
  const mail = composeMail(to.email, {
    subject: `Refund failed for ${payment.tripTitle}`,
    title: "Your refund didn't arrive",
    name: to.name,
    ...(booking && { words: tripWords(booking) }),
    paragraphs: [
      'Our refund did not reach your card: your bank did not accept it, and the money is back with us. ' +
        "We're looking for another way to pay it back. You don't need to do anything." +
        (counts ? ' Until then, your payment counts and your trip stays paid.' : ''),
    ],
    lines: linesOf({ booking, payment }, ['Not refunded', formatMoney(amount, payment.currency)]),
    action: { label: 'View your receipt', url: `${publicUrl}${receiptPath(payment.id)}` },
  });
  return { ...mail, about: { kind: 'refund_failed', bookingId: payment.bookingId } };
}

interface ChargedAgain {
  refundId: string;
  /** The amount that is due again, in minor units. */
  amount: number;
  /** The reason, written by staff; may be empty. */
  reason: string;
}

/** Tells the traveler that the amount of a mistaken refund is due again, why, and how to pay it. */
export function chargedAgainMail(
  to: string,
  { booking, breakdown, payOnArrival, publicUrl }: MailedTrip,
  { amount, reason, refundId }: ChargedAgain,
): Mail {
  const again = formatMoney(amount, booking.currency);
  const mail = composeMail(to, {
    subject: `${again} is due again for ${booking.travelSpot}`,
    title: `${again} is due again`,
    name: booking.travelName,
    words: tripWords(booking),
    paragraphs: [
      `We refunded ${again} to your card by mistake, so it is due again. We're sorry for the trouble. Your card isn't charged.`,
      payingText({ booking, breakdown, payOnArrival }),
    ].filter((text) => text !== ''),
    ...(reason !== '' && { quote: reason }),
    facts: tripFacts(booking),
    lines: priceTable(booking, breakdown),
    action: tripAction(publicUrl, booking, breakdown),
    note: 'If you think that this is wrong, please write to us.',
  });
  return { ...mail, about: { kind: 'charged_again', bookingId: booking.id, key: refundId } };
}

function linesOf({ booking, payment }: OfBooking, what: MailLine): MailLine[] {
  const reference = booking?.reference ?? null;
  return [
    ...testMark(payment),
    ...(reference === null ? [] : [['Reference', reference] as const]),
    ['Trip', payment.tripTitle],
    what,
    ['Paid', formatMoney(payment.amount, payment.currency)],
    ...card(payment),
    ['Transaction ID', payment.transactionId],
  ];
}
