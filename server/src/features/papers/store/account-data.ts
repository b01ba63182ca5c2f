import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { type GuestIdentity, isOfGuest } from '../../../db/tables/guests.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { bookingPapers, invoices } from '../../../db/tables/money/papers.ts';

/** A customer's documents, oldest first. */
function listDocuments(db: Executor, whose: SQL) {
  return db
    .select({
      bookingId: invoices.bookingId,
      number: invoices.number,
      kind: invoices.kind,
      issuedOn: invoices.issuedOn,
      total: invoices.total,
      currency: invoices.currency,
      buyer: invoices.buyer,
    })
    .from(bookings)
    .innerJoin(invoices, eq(invoices.bookingId, bookings.id))
    .where(whose)
    .orderBy(asc(invoices.createdAt), asc(invoices.id));
}

/** The companies to which a customer's documents are made out. */
function listCompanies(db: Executor, whose: SQL) {
  return db
    .select({ bookingId: bookings.id, company: bookingPapers.company })
    .from(bookings)
    .innerJoin(bookingPapers, eq(bookingPapers.bookingId, bookings.id))
    .where(and(whose, isNotNull(bookingPapers.company)))
    .orderBy(asc(bookings.id));
}

async function papersOf(db: Executor, whose: SQL) {
  return {
    documents: await listDocuments(db, whose),
    companies: await listCompanies(db, whose),
  };
}

export const papersOfUser = (db: Executor, uid: string) => papersOf(db, eq(bookings.uid, uid));

export const papersOfBookings = (db: Executor, ids: readonly string[]) =>
  papersOf(db, inArray(bookings.id, [...ids]));

/**
 * Forgets the companies to which a customer's future documents would be made out, before the bookings are detached
 * from the account. Issued documents keep theirs as long as the books.
 */
export const forgetCompaniesOf = (db: Executor, uid: string) => forget(db, eq(bookings.uid, uid));

export const forgetCompaniesOfGuest = (db: Executor, guest: GuestIdentity) =>
  forget(db, isOfGuest(guest));

async function forget(db: Executor, whose: SQL): Promise<void> {
  const theirs = db.select({ id: bookings.id }).from(bookings).where(whose);
  await db
    .update(bookingPapers)
    .set({ company: null })
    .where(and(inArray(bookingPapers.bookingId, theirs), isNotNull(bookingPapers.company)));
}
