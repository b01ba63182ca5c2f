import type { CalendarDay } from '@wayfarer/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../db/database.ts';
import { bookings, counterPayments } from '../../../db/tables/bookings.ts';
import { giftEntries, giftVouchers } from '../../../db/tables/money/gift-vouchers.ts';
import { cardFees, isOfMode, payments, refunds } from '../../../db/tables/money/payments.ts';
import type { RowsAfter } from '../../../pagination/keyset-cursor.ts';
import type { Movement, MovementKind } from '../movement.ts';
import {
  cardPayments,
  cardRefunds,
  columnsOf,
  inOrder,
  lostDisputes,
  type Part,
  type Span,
} from './parts.ts';

/** The days of the books, both included, and the instants at which they begin and end in the time zone. */
export interface BookedSpan extends Omit<Span, 'order' | keyof RowsAfter> {
  days: { from: CalendarDay; to: CalendarDay };
  zone: string;
}

/**
 * The movements of the books, earliest first, at most `limit` after a cursor. Each kind is read along an index. An
 * entry at the counter counts on the day on which the money changed hands, as in Today's figures. If it was voided, it
 * is reversed on the day of the voiding, so that past books never change.
 */
export function listBooked(db: Executor, span: BookedSpan & RowsAfter): Promise<Movement[]> {
  return booked(db, span)
    .orderBy(sql`at, id`)
    .limit(span.limit);
}

export interface BookedCount {
  kind: MovementKind;
  method: string | null;
  currency: string;
  count: number;
}

/** The number of movements of the books by kind, method and currency, counted up to `most` for each kind. */
export function countBooked(db: Executor, span: BookedSpan, most: number): Promise<BookedCount[]> {
  const of = booked(db, { ...span, after: null, limit: most }).as('booked');
  return db
    .select({
      kind: of.kind,
      method: of.method,
      currency: of.currency,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(of)
    .groupBy(of.kind, of.method, of.currency);
}

function booked(db: Executor, asked: BookedSpan & RowsAfter) {
  const span = { ...asked, order: 'earliest' as const };
  return unionAll(
    cardPayments(db, span),
    fees(db, span),
    // a charge that the ledger never had isn't in the books, so its refund isn't, either
    cardRefunds(db, span, sql`${refunds.paymentId} is not null`),
    lostDisputes(db, span),
    counterEntries(db, span),
    reversals(db, span),
    giftSales(db, span),
  );
}

function fees(db: Executor, span: Span) {
  const part: Part = {
    ...cardFees,
    id: payments.id,
    kind: sql`'fee'`,
    at: payments.createdAt,
    reason: sql`''`,
    card: payments,
    transaction: payments.transactionId,
  };
  const rows = db
    .select(columnsOf(part))
    .from(payments)
    .innerJoin(cardFees, eq(cardFees.paymentId, payments.id))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId));
  const isFee = sql`${cardFees.amount} <> 0`;
  return inOrder(rows.$dynamic(), part, span, isFee, isOfMode(payments, span.livemode));
}

const COUNTER_SOURCE = sql`'counter:' || ${counterPayments.id}`;

function counterEntries(db: Executor, span: BookedSpan & Span) {
  const { kind, note, receivedOn } = counterPayments;
  const part: Part = {
    ...counterPayments,
    kind: sql`${kind}`,
    isMixed: true,
    at: sql`(${receivedOn}::timestamp at time zone ${span.zone})`,
    indexed: receivedOn,
    reason: sql`${note}`,
    day: receivedOn,
    voidReason: sql`null`,
    covered: { source: COUNTER_SOURCE, isIn: sql`(${kind} = 'received')` },
  };
  return ofCounter(db, span, part, onDays(receivedOn, span));
}

/** The days along which the database finds the entries. */
function onDays(receivedOn: AnyPgColumn, { after, days, zone }: BookedSpan & RowsAfter): SQL {
  const inDays = sql`${receivedOn} between ${days.from}::date and ${days.to}::date`;
  if (!after) return inDays;
  const day = sql`(${after.key}::timestamptz at time zone ${zone})::date`;
  return sql`${inDays} and ${receivedOn} >= ${day}`;
}

function reversals(db: Executor, span: Span) {
  const { kind, voidedAt, voidReason } = counterPayments;
  const part: Part = {
    ...counterPayments,
    kind: sql`(${kind} || '_void')`,
    isMixed: true,
    at: voidedAt,
    reason: sql`coalesce(${voidReason}, '')`,
    voidReason: sql`null`,
    covered: { source: COUNTER_SOURCE, isIn: sql`(${kind} = 'returned')` },
  };
  return ofCounter(db, span, part);
}

function ofCounter(db: Executor, span: Span, part: Part, ...conditions: readonly SQL[]) {
  const rows = db
    .select(columnsOf(part))
    .from(counterPayments)
    .leftJoin(bookings, eq(bookings.id, counterPayments.bookingId));
  return inOrder(rows.$dynamic(), part, span, ...conditions);
}

/**
 * Sales of vouchers, which were paid for outside of any booking. Using a voucher is a counter payment, which must not
 * count as money a second time.
 */
function giftSales(db: Executor, span: BookedSpan & Span) {
  const { bookingId, byName, id, kind, method, minor, receivedOn, voucherId } = giftEntries;
  const part: Part = {
    kind: sql`'gift_sale'`,
    id,
    at: sql`(${receivedOn}::timestamp at time zone ${span.zone})`,
    indexed: receivedOn,
    amount: minor,
    currency: giftVouchers.currency,
    reason: sql`('...' || ${giftVouchers.codeEnd})`,
    day: receivedOn,
    method,
    byName,
  };
  const rows = db
    .select(columnsOf(part))
    .from(giftEntries)
    .innerJoin(giftVouchers, eq(giftVouchers.id, voucherId))
    .leftJoin(bookings, eq(bookings.id, bookingId));
  const isSale = sql`${kind} = 'issued'`;
  return inOrder(rows.$dynamic(), part, span, isSale, onDays(receivedOn, span));
}
