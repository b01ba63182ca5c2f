import {
  isBalanceOverdue,
  refundableAmount,
  type Booking,
  type BookingEvent,
  type BookingNote,
  type BookingRecord,
  type BookingState,
  type RecordedPayment,
} from '@wayfarer/contract';
import type { BookingRow, EventRow } from '../booking-records/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import type { NoteRow } from './store-notes.ts';
import type { RefundRow } from './store.ts';

export function presentNote(
  { at, body, byUserId, id }: NoteRow,
  names: ReadonlyMap<string, string>,
  readerId: string,
): BookingNote {
  const name = byUserId === null ? undefined : names.get(byUserId);
  return {
    _id: id,
    at: at.toISOString(),
    by: byUserId === null || name === undefined ? null : { _id: byUserId, name },
    text: body,
    own: byUserId === null || byUserId === readerId,
  };
}

export function presentRecordedPayment(
  row: PaymentRow,
  {
    owed,
    refunds: all,
    chargeable,
  }: {
    owed: number;
    refunds: readonly RefundRow[];
    chargeable: ReadonlySet<string>;
  },
): RecordedPayment {
  const refunds = all.filter(({ paymentId }) => paymentId === row.id);
  const pending = sum(refunds.filter(({ state }) => state === 'pending'));
  const { amount, cardBrand, cardLast4, currency, part } = row;
  const left = refundableAmount(row, pending);
  return {
    _id: row.id,
    amount,
    currency,
    part: part === 1 ? 'first' : 'balance',
    cardBrand,
    cardLast4,
    createdAt: row.createdAt.toISOString(),
    refundable: left,
    owed: row.duplicate ? left : Math.min(owed, left),
    disputed: row.disputeState === 'open',
    ...(row.livemode === false && { test: true as const }),
    refunds: refunds.map((refund) => ({
      _id: refund.id,
      amount: refund.amount,
      state: refund.state,
      held: refund.held,
      // a payment refunded in full no longer counts, so the traveler can simply pay again
      chargeable: left > 0 && chargeable.has(refund.id),
      chargedAgain: refund.chargedAgainAt !== null,
      createdAt: refund.createdAt.toISOString(),
    })),
  };
}

/** A booking's payment plan on the agency's day `today`. */
export function presentPlan(
  { balanceDueOn, first, plan }: Pick<BookingRow, 'balanceDueOn' | 'first' | 'plan'>,
  { balance, state, today }: { balance: number; state: BookingState; today: string },
): BookingRecord['plan'] {
  if (plan === null || first === null) return null;
  const overdue = isBalanceOverdue({ balanceDueOn, state }, { balance, today });
  return { plan, first, balanceDueOn, overdue };
}

/** Figures of a booking's money, computed from its rows; the total and the balance come from the booking. */
export function recordMoney(
  { breakdown, cancellation }: Booking,
  payments: readonly PaymentRow[],
  refunds: readonly RefundRow[],
  known: Pick<BookingRecord['money'], 'counter' | 'goodwill' | 'owed' | 'percent'>,
): BookingRecord['money'] {
  const { currency, dueNow, dueOnArrival, total } = breakdown;
  return {
    currency,
    total: cancellation?.total ?? total,
    card: sum(payments),
    refunded: payments.reduce((all, { amountRefunded }) => all + amountRefunded, 0),
    goingBack: sum(refunds.filter(({ state }) => state === 'pending')),
    balance: dueNow + dueOnArrival,
    ...known,
  };
}

function sum(rows: readonly { amount: number }[]): number {
  return rows.reduce((all, { amount }) => all + amount, 0);
}

export function presentEvent(row: EventRow): BookingEvent {
  const { at, bookingId, byKind, byUserId, detail, kind } = row;
  return { bookingId, at: at.toISOString(), by: byKind, byUserId, kind, detail };
}
