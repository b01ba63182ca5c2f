import { apart, formatMoney, leftToRight } from '@wayfarer/contract';
import type { PaymentRow } from '../../../db/tables/money/payments.ts';
import type { ProviderDispute } from '../../../ports.ts';
import type { AgencyNotice, MailLine } from '../../mail-parts.ts';
import { receiptLines, type Paid } from '../payments/receipt-mail.ts';
import { labels as paymentLabels } from '../payments/payments.texts.js';
import { labels as tripLabels } from '../trips/parts/parts.texts.js';
import { travelDateText } from '../trips/parts/trip-lines.ts';
import { namesOf } from '../trips/parts/trip-parts.ts';
import * as texts from './agency.texts.js';

const { labels } = texts;

/** A charge at the card provider. */
interface Charged extends Pick<PaymentRow, 'amount' | 'currency' | 'transactionId'> {
  /** False if no real money moved. */
  livemode: boolean;
}

export function paidNotice({ booking, breakdown, payment }: Paid, livemode: boolean): AgencyNotice {
  const rest = receiptLines({ booking, breakdown })
    .filter(({ part }) => part !== 'paid')
    .map(({ label, amount }): MailLine => [label, amount]);
  const { reference, where } = namesOf(booking);
  return {
    subject: texts.paid.subject(apart(payment.tripTitle)),
    paragraphs: [payment.part > 1 ? texts.paid.balance : texts.paid.text],
    lines: [
      [tripLabels.trip, where],
      [labels.traveler, apart(booking.travelName)],
      [tripLabels.travelDate, travelDateText(booking)],
      ...referenceLine(reference),
      ...money({ ...payment, livemode }),
      ...rest,
    ],
  };
}

/** A bank withholds money until evidence is submitted; `trip` is null if it isn't known. */
export function disputedNotice(
  { reference, trip }: { reference: string | null; trip: string | null },
  charged: Charged,
  { dueBy, id, reason }: Pick<ProviderDispute, 'dueBy' | 'id' | 'reason'>,
): AgencyNotice {
  const until = dueBy === null ? [] : [[labels.evidenceUntil, dueBy.toISOString()] as const];
  return {
    subject: trip === null ? texts.disputed.subject : texts.disputed.subjectTrip(apart(trip)),
    paragraphs: [texts.disputed.text],
    lines: [
      ...until,
      [labels.reason, apart(reason)],
      [labels.dispute, leftToRight(id)],
      ...referenceLine(reference),
      ...money(charged),
    ],
  };
}

/** A refund didn't reach its card and isn't retried. */
export const refundFailedNotice = (
  { id, reason, reference }: { id: string; reason: string; reference: string | null },
  charged: Charged,
): AgencyNotice => ({
  subject: texts.refundFailed.subject,
  paragraphs: [texts.refundFailed.text],
  lines: [
    ...referenceLine(reference),
    [labels.refund, leftToRight(id)],
    [labels.reason, apart(reason)],
    ...money(charged),
  ],
});

/** A dispute was won after another payment had paid for the booking. */
export const chargedTwiceNotice = (
  { reference, tripTitle }: { reference: string | null } & Pick<PaymentRow, 'tripTitle'>,
  charged: Charged,
): AgencyNotice => ({
  subject: texts.chargedTwice.subject(apart(tripTitle)),
  paragraphs: [texts.chargedTwice.text],
  lines: [...referenceLine(reference), ...money(charged)],
});

/** A charge without a known booking. */
export const unknownChargeNotice = (charged: Charged): AgencyNotice => ({
  subject: texts.unknownCharge.subject,
  paragraphs: [texts.unknownCharge.text],
  lines: money(charged),
});

const referenceLine = (reference: string | null): MailLine[] =>
  reference === null ? [] : [[tripLabels.reference, leftToRight(reference)]];

function money({ amount, currency, livemode, transactionId }: Charged): MailLine[] {
  return [
    [labels.amount, formatMoney(amount, currency)],
    [paymentLabels.transaction, leftToRight(transactionId)],
    ...(livemode ? [] : [[labels.mode, texts.testMode] as const]),
  ];
}
