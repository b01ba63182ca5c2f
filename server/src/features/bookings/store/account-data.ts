import {
  and,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  not,
  notExists,
  or,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { bookingEvents, bookings, counterPayments } from '../../../db/tables/bookings.ts';
import { cancellations } from '../../../db/tables/cancellations.ts';
import { payments } from '../../../db/tables/payments.ts';

/** Whether money ever came in for a booking: then it stays in the books. */
const tookMoney = sql`(
  exists (select 1 from ${payments} where ${payments.bookingId} = ${bookings.id})
  or exists (select 1 from ${counterPayments} where ${counterPayments.bookingId} = ${bookings.id}))`;

export async function hasTakenMoney(tx: Tx, bookingId: string): Promise<boolean> {
  const found = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), tookMoney));
  return found.length > 0;
}

/** The timeline and the books stay, without the person and without what they or the agency wrote. */
async function forgetWhoActed(db: Executor, uid: string): Promise<void> {
  const { bookingId, byUserId } = bookingEvents;
  const acted = db.select({ bookingId }).from(bookingEvents).where(eq(byUserId, uid));
  await db
    .update(bookings)
    .set({ attendanceBy: null })
    .where(and(inArray(bookings.id, acted), eq(bookings.attendanceBy, uid)));
  await forgetWhoTookCash(db, uid, acted);
  await db.update(bookingEvents).set({ byUserId: null }).where(eq(bookingEvents.byUserId, uid));
  const own = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.uid, uid));
  await db
    .update(cancellations)
    .set({ reasonText: '' })
    .where(inArray(cancellations.bookingId, own));
  await db.update(cancellations).set({ byUserId: null }).where(eq(cancellations.byUserId, uid));
}

async function forgetWhoTookCash(db: Executor, uid: string, acted: SQLWrapper): Promise<void> {
  const { bookingId, byUserId, voidedBy } = counterPayments;
  const of = inArray(bookingId, acted);
  await db
    .update(counterPayments)
    .set({ byUserId: null })
    .where(and(of, eq(byUserId, uid)));
  await db
    .update(counterPayments)
    .set({ voidedBy: null })
    .where(and(of, eq(voidedBy, uid)));
}

/** Deletes the unpaid bookings of a deleted account; those with a payment stay in the books, with their name. */
export async function detachBookings(db: Executor, uid: string): Promise<void> {
  await forgetWhoActed(db, uid);
  await db.delete(bookings).where(and(eq(bookings.uid, uid), not(tookMoney)));
  await db.update(bookings).set({ uid: null }).where(eq(bookings.uid, uid));
}

/** Erases the traveller from bookings without an account that were last paid for before. */
export async function eraseTravellers(db: Executor, before: Date): Promise<void> {
  const { createdAt, id, travelEmail, travelName, uid } = bookings;
  const paidSince = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, id), gte(payments.createdAt, before)));
  const named = or(ne(travelEmail, ''), ne(travelName, ''));
  await db
    .update(bookings)
    .set({ travelName: '', travelEmail: '' })
    .where(and(isNull(uid), named, lt(createdAt, before), notExists(paidSince)));
}
