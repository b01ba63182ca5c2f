import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import {
  cardFees,
  disputes,
  isOfMode,
  paymentAttempts,
  payments,
  refunds,
} from '../../../db/tables/money/payments.ts';
import type { RowsAfter } from '../../../pagination/keyset-cursor.ts';
import { invoiceMovements, invoices } from '../../../db/tables/money/papers.ts';
import type { CoveringPaper, MovementKind } from '../movement.ts';

export interface Span extends RowsAfter {
  /** The period: from `from` on, and earlier than `before`; null means no limit. */
  from: Date | null;
  before: Date | null;
  livemode: boolean;
  order: 'latest' | 'earliest';
  /** The currency of the movements; null for all currencies. */
  currency: string | null;
}

/** The columns that differ between the kinds of movements, with null for missing ones. */
export interface Part {
  kind: SQL;
  id: AnyPgColumn;
  /** Set if rows of the same time can have different kinds, which come before ids in the order. */
  isMixed?: true;
  at: AnyPgColumn | SQL;
  /** The indexed column that has the same order as `at`, if `at` is computed from it. */
  indexed?: AnyPgColumn;
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
  /**
   * The movement's source in `invoice_movements`. A source whose amount changed has several rows; the movement's is the
   * first one with its sign.
   */
  covered?: { source: SQL; isIn: boolean | SQL };
}

/** The kind and the id, which distinguish and sort movements of the same time. */
const keyOf = ({ id, kind }: Pick<Part, 'id' | 'kind'>) =>
  sql<string>`(${kind} || ' ' || ${id}) collate "C"`;

/** As JSON, because the parts of a union have only simple columns. */
function paperOf({ isIn, source }: NonNullable<Part['covered']>): SQL {
  const { basisPoints, number, rates, scheme } = {
    basisPoints: sql`(share ->> 'basisPoints')::integer`,
    number: invoices.number,
    rates: invoices.tax,
    scheme: invoices.scheme,
  };
  return sql`(select jsonb_build_object('number', ${number}, 'scheme', ${scheme}, 'rates',
      (select coalesce(jsonb_agg(${basisPoints}), '[]') from jsonb_array_elements(${rates}) share))
    from ${invoiceMovements} inner join ${invoices} on ${invoices.id} = ${invoiceMovements.invoiceId}
    where ${invoiceMovements.source} = ${source} and (${invoiceMovements.minor} > 0) = ${isIn}
    order by ${invoiceMovements.seq} limit 1)`;
}

export function columnsOf({ at, amount, card, currency, fee, kind, id, reason, ...rest }: Part) {
  const text = <T = string | null>(value: SQL | AnyPgColumn | undefined, name: string) =>
    sql<T>`${value === undefined ? sql`null` : sql`(${value})`}::text`.as(name);
  return {
    id: keyOf({ kind, id }).as('id'),
    at: sql<Date>`${at}`.mapWith(payments.createdAt).as('at'),
    kind: text<MovementKind>(kind, 'kind'),
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
    paper: sql<CoveringPaper | null>`${rest.covered ? paperOf(rest.covered) : sql`null`}::jsonb`.as(
      'paper',
    ),
  };
}

function within({ at, id, kind, ...part }: Part, span: Span): SQL {
  const { after, before, currency, from, order } = span;
  const parts = [sql`${at} is not null`];
  if (currency !== null) parts.push(sql`${part.currency} = ${currency}`);
  if (from) parts.push(sql`${at} >= ${from.toISOString()}::timestamptz`);
  if (before) parts.push(sql`${at} < ${before.toISOString()}::timestamptz`);
  if (after) {
    const [until, beyond] = order === 'latest' ? [sql`<=`, sql`<`] : [sql`>=`, sql`>`];
    // this condition lets the database use the index
    parts.push(sql`${at} ${until} ${after.key}::timestamptz`);
    parts.push(
      sql`(${at}, ${keyOf({ kind, id })}) ${beyond} (${after.key}::timestamptz, ${after.id})`,
    );
  }
  return sql.join(parts, sql` and `);
}

/**
 * The first rows of a part that also meet its own conditions. The order begins with the columns of the part's index.
 */
export function inOrder<Select extends PgSelect>(
  of: Select,
  part: Part,
  span: Span,
  ...conditions: readonly SQL[]
) {
  const { at, id, indexed = at, isMixed } = part;
  const way = span.order === 'latest' ? sql`desc` : sql`asc`;
  return of
    .where(and(...conditions, within(part, span)))
    .orderBy(sql`${indexed} ${way}`, sql`${isMixed ? keyOf(part) : id} ${way}`)
    .limit(span.limit);
}

export function cardPayments(db: Executor, span: Span) {
  const part: Part = {
    ...payments,
    kind: sql`'card'`,
    at: payments.createdAt,
    reason: sql`''`,
    card: payments,
    transaction: payments.transactionId,
    fee: cardFees,
    covered: { source: sql`'payment:' || ${payments.id}`, isIn: true },
  };
  const rows = db
    .select(columnsOf(part))
    .from(payments)
    .leftJoin(cardFees, eq(cardFees.paymentId, payments.id))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId));
  return inOrder(rows.$dynamic(), part, span, isOfMode(payments, span.livemode));
}

function aboutPayments(
  db: Executor,
  {
    of,
    part,
    span,
    conditions,
  }: {
    of: typeof refunds | typeof disputes;
    part: Part;
    span: Span;
    conditions: readonly SQL[];
  },
) {
  const rows = db
    .select(columnsOf(part))
    .from(of)
    .leftJoin(payments, eq(payments.id, of.paymentId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, of.attemptId))
    .leftJoin(bookings, eq(bookings.id, paymentAttempts.bookingId));
  return inOrder(rows.$dynamic(), part, span, ...conditions, isOfMode(payments, span.livemode));
}

export function cardRefunds(db: Executor, span: Span, ...conditions: readonly SQL[]) {
  const part: Part = {
    ...refunds,
    kind: sql`'refund'`,
    at: refunds.finishedAt,
    reason: sql`case when ${refunds.kind} = 'requested' or ${refunds.chargedAgainAt} is not null
        then ${refunds.reason} else coalesce(${refunds.kind}, '') end`,
    card: payments,
    byName: refunds.requestedByName,
    transaction: refunds.transactionId,
    covered: { source: sql`'refund:' || ${refunds.id}`, isIn: false },
  };
  const succeeded = sql`${refunds.state} = 'succeeded'`;
  return aboutPayments(db, { of: refunds, part, span, conditions: [succeeded, ...conditions] });
}

export function lostDisputes(db: Executor, span: Span) {
  const part: Part = {
    ...disputes,
    kind: sql`'dispute'`,
    at: disputes.closedAt,
    reason: sql`${disputes.reason}`,
    card: payments,
    transaction: disputes.transactionId,
    covered: { source: sql`'lost:' || ${disputes.paymentId}`, isIn: false },
  };
  return aboutPayments(db, {
    of: disputes,
    part,
    span,
    conditions: [sql`${disputes.state} = 'lost'`],
  });
}
