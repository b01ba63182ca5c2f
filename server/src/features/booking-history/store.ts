import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { auditLog } from '../../db/tables/audit.ts';
import { bookings } from '../../db/tables/bookings.ts';
import { mailOutbox, tripMails } from '../../db/tables/mail.ts';
import { paymentJournal, refunds } from '../../db/tables/money/payments.ts';

export type JournalRow = typeof paymentJournal.$inferSelect;
export type ActRow = typeof auditLog.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

const MOST = 500;

export function listJournalOfBooking(db: Executor, bookingId: string): Promise<JournalRow[]> {
  return db
    .select()
    .from(paymentJournal)
    .where(eq(paymentJournal.bookingId, bookingId))
    .orderBy(desc(paymentJournal.id))
    .limit(MOST);
}

/** Actions on a booking and its payments that the timeline's other sources don't cover. */
export function listActs(db: Executor, subjectIds: readonly string[]): Promise<ActRow[]> {
  const { action, subjectId } = auditLog;
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        inArray(subjectId, [...subjectIds]),
        inArray(action, ['mail_tested', 'payment_refunded', 'booking_note_removed']),
      ),
    )
    .limit(MOST);
}

export function listRefundsOfPayments(
  db: Executor,
  paymentIds: readonly string[],
): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...paymentIds]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** Emails about a booking, latest first: automatic emails and emails sent by staff. */
export function listMailsOfBooking(db: Executor, bookingId: string) {
  const { kind, mailId, queuedAt } = tripMails;
  const { state, subject } = mailOutbox;
  return db
    .select({ kind, queuedAt, subject, state })
    .from(tripMails)
    .leftJoin(mailOutbox, eq(mailOutbox.id, mailId))
    .where(eq(tripMails.bookingId, bookingId))
    .orderBy(desc(queuedAt), desc(mailId));
}

export async function countBookingsOf(db: Executor, uid: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(bookings).where(eq(bookings.uid, uid));
  return row?.n ?? 0;
}

export async function countBookingsOfGuest(db: Executor, guestId: string): Promise<number> {
  const own = and(eq(bookings.guestId, guestId), isNull(bookings.uid));
  const [row] = await db.select({ n: count() }).from(bookings).where(own);
  return row?.n ?? 0;
}
