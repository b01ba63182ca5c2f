import {
  agreedLines,
  apart,
  brandName,
  breakdownAmount,
  breakdownLines,
  currencyCode,
  formatDay,
  formatMoney,
  leftToRight,
  partySize,
  partyText,
  type PriceBreakdown,
  priceLineText,
  receiptPath,
} from '@wayfarer/contract';
import type { BookingRow } from '../../../db/tables/bookings.ts';
import type { PaymentRow } from '../../../db/tables/money/payments.ts';
import type { Mail } from '../../../mail-ports.ts';
import type { ProviderIntent } from '../../../ports.ts';
import type { MailLine } from '../../mail-parts.ts';
import { tripUrl, type MailedTrip } from '../../trips/trip-facts.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { NO_TRIP } from '../layout/own-words.ts';
import { actions, labels as tripLabels } from '../trips/parts/parts.texts.js';
import { balanceText } from '../trips/parts/money-parts.ts';
import { tripLines, tripWords } from '../trips/parts/trip-lines.ts';
import { namesOf } from '../trips/parts/trip-parts.ts';
import { cardEnding, labels, noRealMoney, receipt, rejection, testMode } from './payments.texts.js';

export interface Paid {
  payment: PaymentRow;
  booking: BookingRow;
  breakdown: PriceBreakdown;
}

/** `today` is the destination's calendar day. */
export function receiptMail(
  publicUrl: string,
  to: string,
  { payment, booking, breakdown, today }: Paid & Pick<MailedTrip, 'today'>,
): Mail {
  const mail = composeMail(to, {
    subject: receipt.subject(namesOf(booking).spot),
    title: receipt.title,
    name: booking.travelName,
    words: tripWords(booking),
    paragraphs: [receiptText({ payment, booking, breakdown, today })],
    lines: [
      ...testMark(payment),
      ...tripLines(booking),
      ...party(booking),
      ...receiptLines({ booking, breakdown }).map(({ part, label, amount }): MailLine => [
        label,
        amount,
        part === 'total' ? 'total' : 'amount',
      ]),
      ...thisPayment({ payment, booking, breakdown }),
      [labels.currency, currencyCode(breakdown)],
      ...card(payment),
      [labels.paidOn, formatDay(payment.createdAt.toISOString().slice(0, 10))],
      [labels.transaction, leftToRight(payment.transactionId)],
    ],
    action: {
      label: actions.receipt,
      url: `${publicUrl}${receiptPath(payment.id)}`,
    },
    more: { label: actions.see, url: tripUrl(publicUrl, booking) },
  });
  return { ...mail, about: { kind: 'receipt', bookingId: booking.id } };
}

/** Says that everything is paid, or how and when the rest is to be paid. */
function receiptText({ payment, ...trip }: Paid & Pick<MailedTrip, 'today'>): string {
  const { balanceDueOn, dueOnArrival } = trip.breakdown;
  const isBalance = payment.part > 1;
  if (balanceDueOn !== undefined) {
    return `${isBalance ? receipt.thanks : receipt.withBalance} ${balanceText(trip)}`;
  }
  if (dueOnArrival > 0) return receipt.withRest;
  return isBalance ? receipt.balanceInFull : receipt.inFull;
}

/** The lines of the breakdown; nothing is due on arrival for a trip with a payment plan that is paid in full. */
export const receiptLines = ({ booking, breakdown }: Pick<Paid, 'booking' | 'breakdown'>) =>
  breakdownLines(breakdown).filter(
    ({ part }) =>
      booking.first === null || part !== 'dueOnArrival' || breakdownAmount(part, breakdown) > 0,
  );

/** The amount of this payment, if a trip with a payment plan was also paid for in another way. */
function thisPayment({ booking, breakdown, payment }: Paid): MailLine[] {
  if (booking.first === null || payment.amount === breakdown.paid) return [];
  return [[labels.thisPayment, formatMoney(payment.amount, payment.currency), 'amount']];
}

/** The reasons for which a successful charge isn't accepted. */
type RejectionReason = Exclude<keyof typeof rejection, 'subject'>;

/** The facts that the email mentions. */
type RejectedIntent = Pick<
  ProviderIntent,
  'id' | 'amountReceived' | 'currency' | 'livemode' | 'cardBrand' | 'cardLast4'
>;

/** The recipient of emails about a payment. */
export interface Payer {
  email: string;
  name: string;
}

/** A charge isn't accepted and is being refunded. */
export function rejectionMail(
  publicUrl: string,
  { email, name }: Payer,
  { intent, reason }: { intent: RejectedIntent; reason: RejectionReason },
): Mail {
  const mail = composeMail(email, {
    subject: rejection.subject,
    name,
    words: NO_TRIP,
    paragraphs: [rejection[reason]],
    lines: [
      ...testMark(intent),
      [labels.amount, formatMoney(intent.amountReceived, intent.currency)],
      ...card(intent),
      [labels.transaction, leftToRight(intent.id)],
    ],
    action: { label: actions.bookings, url: `${publicUrl}/bookings` },
  });
  return { ...mail, kind: 'rejected' };
}

/** Empty for one adult, because the price already says it. */
function party(booking: BookingRow): MailLine[] {
  if (partySize(booking) === 1) return [];
  const { currency } = booking;
  return [
    [tripLabels.travelers, partyText(booking)],
    ...agreedLines(booking).map((line): MailLine => [
      apart(priceLineText(line, currency)),
      formatMoney(line.amount, currency),
      'amount',
    ]),
  ];
}

/** Marks payments without real money. */
export function testMark({ livemode }: Pick<PaymentRow, 'livemode'>): MailLine[] {
  return livemode === false ? [[testMode, noRealMoney]] : [];
}

/** Empty if the card is unknown. */
export function card({
  cardBrand,
  cardLast4,
}: Pick<PaymentRow, 'cardBrand' | 'cardLast4'>): MailLine[] {
  if (cardBrand === null || cardLast4 === null) return [];
  return [[labels.card, cardEnding({ brand: apart(brandName(cardBrand)), last4: cardLast4 })]];
}
