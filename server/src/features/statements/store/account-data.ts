import { and, eq, getTableColumns, inArray, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { type GuestIdentity, isOfGuest } from '../../../db/tables/guests.ts';
import { bookings, counterPayments, statementLines } from '../../../db/tables.ts';
import type { LineRow } from './lines.ts';

const { counterPaymentId, createdAt, payer, purpose } = statementLines;

/** Deletes older lines that belong to no booking. */
export async function deleteUnmatchedBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(statementLines).where(and(isNull(counterPaymentId), lt(createdAt, before)));
}

/** Clears payer and purpose of a customer's transfers, before the bookings are detached from the account. */
export const eraseTransferTextsOf = (db: Executor, uid: string) => erase(db, eq(bookings.uid, uid));

export const eraseTransferTextsOfGuest = (db: Executor, guest: GuestIdentity) =>
  erase(db, isOfGuest(guest));

/** Clears payer and purpose of older transfers of customers without an account. */
export const eraseTransferTextsBefore = (db: Executor, before: Date) =>
  erase(db, isNull(bookings.uid), lt(createdAt, before));

async function erase(db: Executor, whose: SQL, which?: SQL): Promise<void> {
  const theirs = db
    .select({ id: counterPayments.id })
    .from(counterPayments)
    .innerJoin(bookings, eq(bookings.id, counterPayments.bookingId))
    .where(whose);
  await db
    .update(statementLines)
    .set({ payer: '', purpose: '' })
    .where(and(inArray(counterPaymentId, theirs), or(ne(payer, ''), ne(purpose, '')), which));
}

export interface OwnLine {
  line: LineRow;
  bookingId: string;
}

/** Transfers that were matched with a customer's bookings. */
export const listLinesOf = (db: Executor, uid: string) => listLines(db, eq(bookings.uid, uid));

export const listLinesOfBookings = (db: Executor, ids: readonly string[]) =>
  listLines(db, inArray(bookings.id, [...ids]));

function listLines(db: Executor, whose: SQL): Promise<OwnLine[]> {
  return db
    .select({ line: getTableColumns(statementLines), bookingId: bookings.id })
    .from(bookings)
    .innerJoin(counterPayments, eq(counterPayments.bookingId, bookings.id))
    .innerJoin(statementLines, eq(counterPaymentId, counterPayments.id))
    .where(whose)
    .orderBy(statementLines.bookedOn, statementLines.id);
}
