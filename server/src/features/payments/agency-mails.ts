import { breakdownLines, formatMoney } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor, Tx } from '../../db/database.ts';
import { notifyAgency } from '../../mails/agency-mails.ts';
import type { MailLine } from '../../mails/layout/mail-layout.ts';
import { travelDateText } from '../../mails/trip-lines.ts';
import type { ProviderDispute, ProviderIntent } from '../../ports.ts';
import type { Paid } from './mails.ts';
import type { SyncTarget } from './reconcile/provider-updates.ts';
import type { PaymentRow } from './store/ledger.ts';
import type { RefundRow } from './store/refunds.ts';

type Context = Pick<AppContext, 'clock' | 'config' | 'mail' | 'payments'>;

/** Notifies the agency of a paid booking. */
export function tellPaid(
  context: Context,
  tx: Tx,
  { payment, booking, breakdown }: Paid,
): Promise<void> {
  const rest = breakdownLines(breakdown)
    .filter(({ part }) => part !== 'paid')
    .map(({ label, amount }): MailLine => [label, amount]);
  return notifyAgency(context, tx, {
    subject: `Paid: ${payment.tripTitle}`,
    paragraphs: ['A card payment for a trip has arrived.'],
    lines: [
      ['Trip', `${booking.travelSpot}, ${booking.travelCountry}`],
      ['Traveler', booking.travelName],
      ['Travel date', travelDateText(booking)],
      ['Booking', booking.reference ?? booking.id],
      ...money(context, payment),
      ...rest,
    ],
  });
}

/** Notifies the agency that a bank withholds money until evidence is submitted. */
export function tellDisputed(
  context: Context,
  tx: Tx,
  { bookingId, payment, transactionId }: SyncTarget,
  { amount, currency, dueBy, id, reason }: ProviderDispute,
): Promise<void> {
  const until = dueBy === null ? [] : [['Evidence until', dueBy.toISOString()] as const];
  return notifyAgency(context, tx, {
    subject: `A payment is disputed${payment === null ? '' : `: ${payment.tripTitle}`}`,
    paragraphs: ['A bank disputes a payment. Submit evidence in the card provider’s dashboard.'],
    lines: [
      ...until,
      ['Reason', reason],
      ['Dispute', id],
      ...trip(bookingId),
      ...money(context, { amount, currency, transactionId }),
    ],
  });
}

/** Notifies the agency of a refund that didn't reach its card and isn't retried. */
export function tellRefundFailed(context: Context, tx: Tx, refund: RefundRow): Promise<void> {
  return notifyAgency(context, tx, {
    subject: 'A refund failed',
    paragraphs: [
      "A refund didn't reach the card and won't be retried. Find another way to pay the money back.",
    ],
    lines: [['Refund', refund.id], ['Reason', refund.reason], ...money(context, refund)],
  });
}

/** Notifies the agency of a won dispute whose booking another payment had paid in the meantime. */
export function tellChargedTwice(context: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  return notifyAgency(context, tx, {
    subject: `Charged twice: ${payment.tripTitle}`,
    paragraphs: ['A booking was paid twice. Refund this payment.'],
    lines: [...trip(payment.bookingId), ...money(context, payment)],
  });
}

/** Notifies the agency of a charge without a known booking. */
export function tellUnknownCharge(
  context: Context,
  executor: Executor,
  { amountReceived: amount, currency, id }: ProviderIntent,
): Promise<void> {
  return notifyAgency(context, executor, {
    subject: 'A charge without a booking',
    paragraphs: [
      'A card was charged, but no booking matches it. Find out what it was for, or refund it in the card provider’s dashboard.',
    ],
    lines: money(context, { amount, currency, transactionId: id }),
  });
}

function trip(bookingId: string | null): MailLine[] {
  return bookingId === null ? [] : [['Booking', bookingId]];
}

function money(
  { payments }: Context,
  { amount, currency, transactionId }: Pick<PaymentRow, 'amount' | 'currency' | 'transactionId'>,
): MailLine[] {
  const mode: MailLine[] = payments.livemode ? [] : [['Mode', 'TEST MODE, no real money']];
  return [['Amount', formatMoney(amount, currency)], ['Reference', transactionId], ...mode];
}
