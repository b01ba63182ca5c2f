import { and, eq, sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, type PgSelect, unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.ts';
import { bookings, counterPayments } from '../../db/tables/bookings.ts';
import {
  cardFees,
  disputes,
  isOfMode,
  paymentAttempts,
  payments,
  refunds,
} from '../../db/tables/money/payments.ts';
import type { RowsAfter } from '../../pagination/keyset-cursor.ts';

interface Span extends RowsAfter {
  /** The period: from `from` on, and earlier than `before`; null means no limit. */
  from: Date | null;
  before: Date | null;
  livemode: boolean;
}

/** A movement of money, in minor units. */
export interface Movement {
  /** Distinguishes movements at the same time. */
  id: string;
  at: Date;
  /** The day on which the money changed hands, if it was entered by hand. */
  day: string | null;
  kind: 'card' | 'refund' | 'dispute' | 'received' | 'returned';
  amount: number;
  currency: string;
  /** How the money changed hands at the counter; null for cards. */
  method: string | null;
  brand: string | null;
  last4: string | null;
  /** The reason in words, or the product's own code for it; may be empty. */
  reason: string;
  voidReason: string | null;
  byName: string | null;
  transaction: string | null;
  /** The provider's fee of a card payment, in minor units of its currency; null if unknown. */
  fee: number | null;
  feeCurrency: string | null;
  reference: string | null;
  traveler: string | null;
}

/** The columns that differ between the kinds of movements, with null for missing ones. */
interface Part {
  kind: SQL;
  id: AnyPgColumn;
  at: AnyPgColumn;
  amount: AnyPgColumn;
  currency: AnyPgColumn;
  reason: SQL;
  day?: AnyPgColumn;
  method?: AnyPgColumn;
  card?: typeof payments;
  voidReason?: SQL;
  byName?: AnyPgColumn;
  transaction?: AnyPgColumn;
  fee?: typeof cardFees;
}

/** Movements of all kinds, latest first, at most `limit` after a cursor. Each kind is read along an index. */
export function listMovements(db: Executor, span: Span): Promise<Movement[]> {
  return unionAll(
    cardPayments(db, span),
    cardRefunds(db, span),
    lostDisputes(db, span),
    counterEntries(db, span),
  )
    .orderBy(sql`at desc, id desc`)
    .limit(span.limit);
}

function columnsOf({ at, amount, card, currency, fee, kind, id, reason, ...rest }: Part) {
  const text = <T = string | null>(value: SQL | AnyPgColumn | undefined, name: string) =>
    sql<T>`${value === undefined ? sql`null` : sql`(${value})`}::text`.as(name);
  return {
    id: sql<string>`(${kind} || ' ' || ${id}) collate "C"`.as('id'),
    at: sql<Date>`${at}`.mapWith(payments.createdAt).as('at'),
    kind: text<Movement['kind']>(kind, 'kind'),
    amount: sql<number>`(${amount})::bigint`.mapWith(Number).as('amount'),
    currency: text<string>(currency, 'currency'),
    reason: text<string>(reason, 'reason'),
    day: text(rest.day, 'day'),
    method: text(rest.method, 'method'),
    brand: text(card?.cardBrand, 'brand'),
    last4: text(card?.cardLast4, 'last4'),
    voidReason: text(rest.voidReason, 'void_reason'),
    byName: text(rest.byName, 'by_name'),
    transaction: text(rest.transaction, 'transaction'),
    fee: sql<number | null>`(${fee?.amount ?? sql`null`})::bigint`.mapWith(Number).as('fee'),
    feeCurrency: text(fee?.currency, 'fee_currency'),
    reference: text(bookings.reference, 'reference'),
    traveler: text(bookings.travelName, 'traveler'),
  };
}

function within({ at, id, kind }: Part, { after, before, from }: Span): SQL {
  const parts = [sql`${at} is not null`];
  if (from) parts.push(sql`${at} >= ${from.toISOString()}::timestamptz`);
  if (before) parts.push(sql`${at} < ${before.toISOString()}::timestamptz`);
  if (after) {
    // this condition lets the database use the index
    parts.push(sql`${at} <= ${after.key}::timestamptz`);
    parts.push(
      sql`(${at}, (${kind} || ' ' || ${id}) collate "C") < (${after.key}::timestamptz, ${after.id})`,
    );
  }
  return sql.join(parts, sql` and `);
}

/**
 * The latest rows of a part that also meet its own conditions. The order begins with the columns of the part's index.
 */
function latest<Select extends PgSelect>(
  of: Select,
  part: Part,
  span: Span,
  ...conditions: readonly SQL[]
) {
  const { at, id } = part;
  return of
    .where(and(...conditions, within(part, span)))
    .orderBy(sql`${at} desc`, sql`${id} desc`)
    .limit(span.limit);
}

function cardPayments(db: Executor, span: Span) {
  const part: Part = {
    ...payments,
    kind: sql`'card'`,
    at: payments.createdAt,
    reason: sql`''`,
    card: payments,
    transaction: payments.transactionId,
    fee: cardFees,
  };
  const rows = db
    .select(columnsOf(part))
    .from(payments)
    .leftJoin(cardFees, eq(cardFees.paymentId, payments.id))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId));
  return latest(rows.$dynamic(), part, span, isOfMode(payments, span.livemode));
}

function aboutPayments(
  db: Executor,
  {
    of,
    part,
    span,
    state,
  }: { of: typeof refunds | typeof disputes; part: Part; span: Span; state: SQL },
) {
  const rows = db
    .select(columnsOf(part))
    .from(of)
    .leftJoin(payments, eq(payments.id, of.paymentId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, of.attemptId))
    .leftJoin(bookings, eq(bookings.id, paymentAttempts.bookingId));
  return latest(rows.$dynamic(), part, span, state, isOfMode(payments, span.livemode));
}

function cardRefunds(db: Executor, span: Span) {
  const part: Part = {
    ...refunds,
    kind: sql`'refund'`,
    at: refunds.finishedAt,
    reason: sql`case when ${refunds.kind} = 'requested' or ${refunds.chargedAgainAt} is not null
        then ${refunds.reason} else coalesce(${refunds.kind}, '') end`,
    card: payments,
    byName: refunds.requestedByName,
    transaction: refunds.transactionId,
  };
  return aboutPayments(db, { of: refunds, part, span, state: sql`${refunds.state} = 'succeeded'` });
}

function lostDisputes(db: Executor, span: Span) {
  const part: Part = {
    ...disputes,
    kind: sql`'dispute'`,
    at: disputes.closedAt,
    reason: sql`${disputes.reason}`,
    card: payments,
    transaction: disputes.transactionId,
  };
  return aboutPayments(db, { of: disputes, part, span, state: sql`${disputes.state} = 'lost'` });
}

function counterEntries(db: Executor, span: Span) {
  const part: Part = {
    ...counterPayments,
    kind: sql`${counterPayments.kind}`,
    at: counterPayments.createdAt,
    reason: sql`${counterPayments.note}`,
    day: counterPayments.receivedOn,
    voidReason: sql`case when ${counterPayments.voidedAt} is not null then coalesce(${counterPayments.voidReason}, '') end`,
  };
  const rows = db
    .select(columnsOf(part))
    .from(counterPayments)
    .leftJoin(bookings, eq(bookings.id, counterPayments.bookingId));
  return latest(rows.$dynamic(), part, span);
}
