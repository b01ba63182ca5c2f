import { and, desc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { bookings, counterPayments, mailOutbox, payments } from '../../db/tables.ts';
import { isOfMode } from '../../db/tables/money/payments.ts';

export const ofAccounts = (id: SQL | string) => eq(bookings.uid, id);
export const ofGuests = (id: SQL | string) =>
  sql`(${bookings.guestId} = ${id} and ${bookings.uid} is null)`;
type Whose = (id: SQL | string) => SQL;

/** These ids as rows, so that the table of users isn't read. */
function rowsOf(uids: string[]) {
  return { from: sql`unnest(${sql.param(uids)}::text[]) as who (id)`, id: sql<string>`who.id` };
}

/**
 * Figures of some people's bookings by currency: the number of active ones, the latest day, the sum paid at the counter
 * and the latest telephone number. Reads each person's rows by index.
 */
export async function sumBookings(db: Executor, uids: string[], whose: Whose) {
  if (uids.length === 0) return [];
  const { counter, createdAt, currency, state, travelDate, travelPhone } = bookings;
  const who = rowsOf(uids);
  const own = db
    .select({
      currency,
      standing: sql<number>`(count(*) filter (where ${state} in ('held', 'booked')))::int`.as(
        'standing',
      ),
      lastTrip: sql<
        string | null
      >`(max(${travelDate}) filter (where ${state} = 'booked'))::text`.as('last_trip'),
      counter: sql<number>`coalesce(sum(${counter}), 0)::float8`.as('counter'),
      phone: sql<string | null>`(array_agg(${travelPhone} order by ${createdAt} desc)
        filter (where ${travelPhone} <> ''))[1]`.as('phone'),
    })
    .from(bookings)
    .where(whose(who.id))
    .groupBy(currency)
    .as('own');
  return db
    .select({
      uid: who.id,
      currency: own.currency,
      standing: own.standing,
      lastTrip: own.lastTrip,
      counter: own.counter,
      phone: own.phone,
    })
    .from(who.from)
    .innerJoinLateral(own, sql`true`);
}

/** Card payments of accounts, and those of customers without an account, whose bookings were paid with links. */
export const chargesOfAccounts = (id: SQL | string) => eq(payments.uid, id);
export const chargesOfGuests = (id: SQL | string) =>
  sql`${payments.bookingId} in (select ${bookings.id} from ${bookings} where ${ofGuests(id)})`;

/** The sums of card payments that weren't refunded or lost, in this site's mode (test or live). */
export async function sumCharges(db: Executor, uids: string[], whose: Whose, livemode: boolean) {
  if (uids.length === 0) return [];
  const { amount, amountLost, amountRefunded, currency, duplicate } = payments;
  const who = rowsOf(uids);
  const own = db
    .select({
      currency,
      kept: sql<number>`sum(${amount} - ${amountRefunded} - ${amountLost})::float8`.as('kept'),
    })
    .from(payments)
    .where(and(whose(who.id), eq(duplicate, false), isOfMode(payments, livemode)))
    .groupBy(currency)
    .as('own');
  return db
    .select({ uid: who.id, currency: own.currency, kept: own.kept })
    .from(who.from)
    .innerJoinLateral(own, sql`true`);
}

/** A person's latest charges, including those removed from their history. */
export function listCharges(db: Executor, theirs: SQL, livemode: boolean, limit: number) {
  return db
    .select()
    .from(payments)
    .where(and(theirs, isOfMode(payments, livemode)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);
}

export async function listAtCounter(db: Executor, theirs: SQL, limit: number) {
  const { bookingId, createdAt, id, voidedAt } = counterPayments;
  return db
    .select(getTableColumns(counterPayments))
    .from(bookings)
    .innerJoin(counterPayments, eq(bookingId, bookings.id))
    .where(and(theirs, isNull(voidedAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function listLatestMailsTo(db: Executor, emailKey: string, limit: number) {
  const { createdAt, id, recipient, state, subject } = mailOutbox;
  return db
    .select({ subject, state, createdAt })
    .from(mailOutbox)
    .where(eq(sql`lower(${recipient})`, emailKey))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}
