import {
  agreedLines,
  toMajorUnits,
  type CardPayment,
  type JournalEntry,
  type Payment,
  type Refund,
  hasEnded,
} from '@wayfarer/contract';
import { emailAsSeenBy, type Reader } from '../../present-email.ts';
import { breakdownOf, isLive, type MoneyColumns } from './policy.ts';
import type { JournalRow } from './store/journal.ts';
import type { PaymentRow } from './store/ledger.ts';
import type { RefundRow } from './store/refunds.ts';

export interface PaymentOfTrip {
  payment: PaymentRow;
  /** The booking; null if it was deleted. */
  booking:
    | (MoneyColumns & { reference: string | null; offerId: string | null; country: string })
    | null;
  /** The payments for the booking in the same mode, including this one if it counts. */
  payments: readonly CardPayment[];
}

/** A payment in the API's shape. If the `reader` is its traveler, it shows the reader's current address. */
export function presentPayment(
  { payment: row, booking, payments }: PaymentOfTrip,
  reader: Reader | null = null,
): Payment {
  return {
    _id: row.id,
    bookingId: row.bookingId,
    reference: booking?.reference ?? null,
    tripTitle: row.tripTitle,
    price: toMajorUnits(row.amount, row.currency),
    amount: row.amount,
    currency: row.currency,
    amountRefunded: row.amountRefunded,
    ...(booking !== null &&
      !hasEnded(booking) &&
      isLive(row) && {
        breakdown: breakdownOf(booking, payments),
        priceLines: agreedLines(booking),
      }),
    userEmail: emailAsSeenBy(reader, { uid: row.uid, address: row.userEmail }),
    transactionId: row.transactionId,
    cardBrand: row.cardBrand,
    cardLast4: row.cardLast4,
    createdAt: row.createdAt.toISOString(),
    ...(row.part > 1 && { part: 'balance' as const }),
    ...(row.livemode === false && { test: true as const }),
    ...(row.disputeState !== null && {
      dispute: { state: row.disputeState, amountLost: row.amountLost },
    }),
  };
}

export function presentRefund(row: RefundRow, paymentId: string): Refund {
  return {
    _id: row.id,
    paymentId,
    amount: row.amount,
    currency: row.currency,
    reason: row.reason,
    state: row.state,
    ...(row.held && { held: true as const }),
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentJournalEntry(row: JournalRow): JournalEntry {
  return {
    _id: String(row.id),
    at: row.at.toISOString(),
    kind: row.kind,
    bookingId: row.bookingId,
    transactionId: row.transactionId,
    amount: row.amount,
    currency: row.currency,
    source: row.source,
    detail: row.detail,
  };
}
