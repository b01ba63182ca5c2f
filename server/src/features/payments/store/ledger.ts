import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  ne,
  type SQL,
} from 'drizzle-orm';
import { cardPaymentsOf, inModeOf } from '../../../db/money/card-payments.ts';
import type { Executor, Tx } from '../../../db/database.ts';
import { findRow, lockRow } from '../../../db/rows.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { isOfMode, payments, type PaymentRow, pays } from '../../../db/tables/money/payments.ts';
import type { RowsAfter } from '../../../pagination/keyset-cursor.ts';
import { olderThan } from '../../../pagination/newest-first.ts';

export type { PaymentRow };

export async function insertPayment(tx: Tx, row: PaymentRow): Promise<void> {
  await tx.insert(payments).values(row);
}

export const findPayment = (db: Executor, id: string) => findRow(db, payments, eq(payments.id, id));

export const findPaymentByTransaction = (db: Executor, transactionId: string) =>
  findRow(db, payments, eq(payments.transactionId, transactionId));

export const lockPaymentForUpdate = (tx: Tx, id: string) =>
  lockRow(tx, payments, eq(payments.id, id));

export const lockPaymentByTransactionForUpdate = (tx: Tx, transactionId: string) =>
  lockRow(tx, payments, eq(payments.transactionId, transactionId));

/**
 * The payments that pay for a booking on a site of this mode, newest first: real money, or test money if there is none.
 */
export async function listLivePayments(
  db: Executor,
  bookingId: string,
  livemode: boolean,
): Promise<PaymentRow[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), pays(livemode)))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  const real = rows.filter((row) => row.livemode !== false);
  return real.length > 0 ? real : rows;
}

/** The newest payment that pays for a booking. */
export async function findLivePayment(
  db: Executor,
  bookingId: string,
  livemode: boolean,
): Promise<PaymentRow | null> {
  const [newest] = await listLivePayments(db, bookingId, livemode);
  return newest ?? null;
}

/** The first number from 2 on without a payment that counts, for the next payment of the balance. */
export async function nextBalancePart(
  tx: Tx,
  bookingId: string,
  livemode: boolean,
): Promise<number> {
  const live = await listLivePayments(tx, bookingId, livemode);
  const taken = new Set(live.map(({ part }) => part));
  let part = 2;
  while (taken.has(part)) part += 1;
  return part;
}

/** A booking's latest payment that counts on a site of this mode. */
export const findLatestPayment = (db: Executor, bookingId: string, livemode: boolean) =>
  findRow(
    db,
    payments,
    and(eq(payments.bookingId, bookingId), isOfMode(payments, livemode)),
    desc(payments.createdAt),
    desc(payments.id),
  );

/** A booking's payments that count on a site of this mode, oldest first. */
export function listPaymentsOfBooking(
  db: Executor,
  bookingId: string,
  livemode: boolean,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), isOfMode(payments, livemode)))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** All of a traveler's payments, including those removed from the history; newest first. */
export function listPaymentRows(db: Executor, uid: string) {
  return newestFirst(db, eq(payments.uid, uid));
}

/** All payments for these bookings, newest first. */
export const listPaymentRowsFor = (db: Executor, bookingIds: readonly string[]) =>
  newestFirst(db, inArray(payments.bookingId, [...bookingIds]));

/** One payment with its trip, in the shape of the list. */
export async function findPaymentOfTrip(db: Executor, id: string) {
  const [row] = await newestFirst(db, eq(payments.id, id));
  return row ?? null;
}

interface HistoryPage extends RowsAfter {
  /** The traveler whose history is listed, without removed payments; null for the whole ledger. */
  uid: string | null;
}

/** At most `limit` payments after a cursor, newest first. */
export function listHistoryPage(db: Executor, page: HistoryPage) {
  const { after, limit, uid } = page;
  const { createdAt, hiddenAt, id } = payments;
  const shown = uid === null ? undefined : and(eq(payments.uid, uid), isNull(hiddenAt));
  return newestFirst(db, and(shown, olderThan(after, createdAt, id))).limit(limit);
}

/**
 * Payments with their trips' prices and all payments for each trip in the same mode. If the booking was deleted, the
 * payment comes without these.
 */
function newestFirst(db: Executor, where: SQL | undefined) {
  const { balanceDueOn, cost, currency, durationDays, first, id } = bookings;
  const { counter, priceExtras, priceLines, total, reference, state } = bookings;
  const price = {
    cost,
    currency,
    durationDays,
    priceLines,
    priceExtras,
    total,
    first,
    balanceDueOn,
  };
  const agreed = { ...price, state, counter, reference };
  const place = { offerId: bookings.offerId, country: bookings.travelCountry };
  return db
    .select({
      payment: getTableColumns(payments),
      booking: { ...agreed, ...place },
      payments: cardPaymentsOf(bookings.id, inModeOf(payments.livemode)),
    })
    .from(payments)
    .leftJoin(bookings, eq(id, payments.bookingId))
    .where(where)
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

/** Removes a payment from a traveler's history. Returns the row, or null if the history doesn't have it. */
export async function hidePaymentRow(
  db: Executor,
  { id, uid, at }: { id: string; uid: string; at: Date },
): Promise<PaymentRow | null> {
  const [hidden] = await db
    .update(payments)
    .set({ hiddenAt: at })
    .where(and(eq(payments.id, id), eq(payments.uid, uid), isNull(payments.hiddenAt)))
    .returning();
  return hidden ?? null;
}

export type LedgerState = Pick<
  PaymentRow,
  'amountRefunded' | 'amountLost' | 'disputeState' | 'duplicate'
>;

/** Sets the refunded and lost amounts of a payment; nothing else in the ledger ever changes. */
export async function setLedgerState(tx: Tx, id: string, state: LedgerState): Promise<void> {
  await tx.update(payments).set(state).where(eq(payments.id, id));
}

/** Detaches payments from their account; the payer's address stays. Returns their bookings and transactions. */
export function detachPayments(
  db: Executor,
  uid: string,
): Promise<Pick<PaymentRow, 'bookingId' | 'transactionId'>[]> {
  return db
    .update(payments)
    .set({ uid: null })
    .where(eq(payments.uid, uid))
    .returning({ bookingId: payments.bookingId, transactionId: payments.transactionId });
}

/** Erases the payer's address from older payments without an account. */
export async function eraseRecipients(db: Executor, before: Date): Promise<void> {
  const { createdAt, uid, userEmail } = payments;
  await db
    .update(payments)
    .set({ userEmail: '' })
    .where(and(isNull(uid), ne(userEmail, ''), lt(createdAt, before)));
}
