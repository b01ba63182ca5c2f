import {
  agreedLines,
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
import { NO_TRIP } from '../../mails/own-words.ts';
import { tripLines, tripWords } from '../../mails/trip-lines.ts';
import { tripUrl } from '../../mails/trips/trip-parts.ts';
import type { Mail } from '../../mail-ports.ts';
import type { ProviderIntent } from '../../ports.ts';
import type { BookingRow } from '../booking-records/index.ts';
import type { RejectionReason } from './policy.ts';
import type { PaymentRow } from './store/ledger.ts';
import type { Payer } from './store/payers.ts';

/** A recorded payment with its trip and amounts. */
export interface Paid {
  payment: PaymentRow;
  booking: BookingRow;
  breakdown: PriceBreakdown;
}

/** The receipt: the booking's reference, the trip, the price breakdown, the card and the date. */
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

const WHY_REJECTED: Readonly<Record<RejectionReason, string>> = {
  second_charge: 'you had already paid for this trip',
  booking_cancelled: 'the trip it was for is canceled',
  booking_gone: 'the trip it was for no longer exists',
  wrong_amount: "the amount isn't the agreed price",
  wrong_traveller: "the trip it was for isn't yours",
  no_booking: "it doesn't match any of your trips",
};

/** The parts of a rejected charge that its email mentions. */
type RejectedIntent = Pick<
  ProviderIntent,
  'id' | 'amountReceived' | 'currency' | 'livemode' | 'cardBrand' | 'cardLast4'
>;

/** Tells the traveler that a charge was not accepted and is being refunded. */
export function rejectionMail(
  publicUrl: string,
  { email, name }: Payer,
  { intent, reason }: { intent: RejectedIntent; reason: RejectionReason },
): Mail {
  const mail = composeMail(email, {
    subject: 'Your payment is on its way back',
    name,
    words: NO_TRIP,
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
  return { ...mail, kind: 'rejected' };
}

/** The travelers and each person's price; empty for one adult, because the price already says it. */
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

/** A line that marks payments without real money. */
export function testMark({ livemode }: Pick<PaymentRow, 'livemode'>): MailLine[] {
  return livemode === false ? [['TEST MODE', 'no real money']] : [];
}

/** The card, if known. */
export function card({
  cardBrand,
  cardLast4,
}: Pick<PaymentRow, 'cardBrand' | 'cardLast4'>): MailLine[] {
  if (cardBrand === null || cardLast4 === null) return [];
  return [['Card', `${brandName(cardBrand)} ending in ${cardLast4}`]];
}
