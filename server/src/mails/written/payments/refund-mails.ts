import { apart, bankShowsText, formatMoney, leftToRight, receiptPath } from '@wayfarer/contract';
import type { BookingRow } from '../../../db/tables/bookings.ts';
import type { PaymentRow } from '../../../db/tables/money/payments.ts';
import type { Mail } from '../../../mail-ports.ts';
import type { MailLine } from '../../mail-parts.ts';
import type { MailedTrip } from '../../trips/trip-facts.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { actions, labels as tripLabels } from '../trips/parts/parts.texts.js';
import { payingText, priceTable, tripAction } from '../trips/parts/money-parts.ts';
import { namesOf, tripFacts } from '../trips/parts/trip-parts.ts';
import { tripWords } from '../trips/parts/trip-lines.ts';
import { chargedAgain, labels, refund, refundFailed } from './payments.texts.js';
import { card, type Payer, testMark } from './receipt-mail.ts';

/** The booking is null if it was deleted. */
interface OfBooking {
  payment: PaymentRow;
  booking: BookingRow | null;
}

/** `refundDays` are those within which the agency promises that refunds arrive. */
interface Refunded extends OfBooking {
  /** The amount of this refund, in minor units. */
  given: number;
  refundDays: number;
}

/** A refund was sent, and banks show it days later. */
export function refundMail(
  publicUrl: string,
  to: Payer,
  { booking, payment, given, refundDays }: Refunded,
): Mail {
  const bank = bankShowsText(refundDays);
  const mail = composeMail(to.email, {
    subject: refund.subject(tripOf({ booking, payment })),
    title: refund.title,
    name: to.name,
    ...(booking && { words: tripWords(booking) }),
    paragraphs: [refundText(payment, bank)],
    lines: linesOf({ booking, payment }, [labels.refunded, formatMoney(given, payment.currency)]),
    action: { label: actions.receipt, url: `${publicUrl}${receiptPath(payment.id)}` },
  });
  return { ...mail, about: { kind: 'refund', bookingId: payment.bookingId } };
}

function refundText({ amount, amountRefunded, part }: PaymentRow, bank: string): string {
  if (amountRefunded < amount) return refund.inPart(bank);
  // a refund of the balance doesn't affect the first payment, which still pays for the trip
  return part > 1 ? refund.thisInFull(bank) : refund.inFull(bank);
}

/** A refund didn't reach its card. `counts` is true if its payment still pays for the trip. */
export function refundFailedMail(
  publicUrl: string,
  to: Payer,
  { booking, payment, amount, counts }: OfBooking & { amount: number; counts: boolean },
): Mail {
  const mail = composeMail(to.email, {
    subject: refundFailed.subject(tripOf({ booking, payment })),
    title: refundFailed.title,
    name: to.name,
    ...(booking && { words: tripWords(booking) }),
    paragraphs: [counts ? `${refundFailed.text} ${refundFailed.staysPaid}` : refundFailed.text],
    lines: linesOf({ booking, payment }, [
      labels.notRefunded,
      formatMoney(amount, payment.currency),
    ]),
    action: { label: actions.receipt, url: `${publicUrl}${receiptPath(payment.id)}` },
  });
  return { ...mail, about: { kind: 'refund_failed', bookingId: payment.bookingId } };
}

interface ChargedAgain {
  refundId: string;
  /** In minor units. */
  amount: number;
  /** Written by staff; may be empty. */
  reason: string;
}

/** The amount of a mistaken refund is due again. */
export function chargedAgainMail(
  to: string,
  { booking, breakdown, payOnArrival, publicUrl, today }: MailedTrip,
  { amount, reason, refundId }: ChargedAgain,
): Mail {
  const again = formatMoney(amount, booking.currency);
  const mail = composeMail(to, {
    subject: chargedAgain.subject({ amount: again, spot: namesOf(booking).spot }),
    title: chargedAgain.title(again),
    name: booking.travelName,
    words: tripWords(booking),
    paragraphs: [
      chargedAgain.text(again),
      payingText({ booking, breakdown, payOnArrival, today }),
    ].filter((text) => text !== ''),
    ...(reason !== '' && { quote: reason }),
    facts: tripFacts(booking),
    lines: priceTable(booking, breakdown),
    action: tripAction(publicUrl, booking, breakdown),
    note: chargedAgain.note,
  });
  return { ...mail, about: { kind: 'charged_again', bookingId: booking.id, key: refundId } };
}

const tripOf = ({ booking, payment }: OfBooking) =>
  booking ? namesOf(booking).spot : apart(payment.tripTitle);

function linesOf({ booking, payment }: OfBooking, what: MailLine): MailLine[] {
  const reference = booking?.reference ?? null;
  return [
    ...testMark(payment),
    ...(reference === null ? [] : [[tripLabels.reference, leftToRight(reference)] as const]),
    [tripLabels.trip, tripOf({ booking, payment })],
    what,
    [labels.paid, formatMoney(payment.amount, payment.currency)],
    ...card(payment),
    [labels.transaction, leftToRight(payment.transactionId)],
  ];
}
