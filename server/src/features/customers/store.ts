import type { CustomerSort } from '@wayfarer/contract';
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { containing } from '../../db/containing.ts';
import type { Executor } from '../../db/database.ts';
import { accountBlocks, bookings, counterPayments, mailOutbox, payments, staffMembers, users } from '../../db/tables.ts'; // prettier-ignore
import { isOfMode } from '../../db/tables/payments.ts';
import type { RowsAfter } from '../../pagination/keyset-cursor.ts';
import { olderThan } from '../../pagination/newest-first.ts';

export interface CustomerPage extends RowsAfter {
  /** Part of a name or an address; empty: everybody. */
  search: string;
  sort: CustomerSort;
  blockedOnly: boolean;
}

/** Must match the index `users_by_name`. */
const nameKey = sql<string>`lower(${users.name}) collate "C"`;

function people(db: Executor) {
  const inForce = and(eq(accountBlocks.userId, users.id), isNull(accountBlocks.endedAt));
  return db
    .select({
      user: getTableColumns(users),
      nameKey,
      block: accountBlocks.id,
      member: staffMembers.userId,
    })
    .from(users)
    .leftJoin(accountBlocks, inForce)
    .leftJoin(staffMembers, eq(staffMembers.userId, users.id));
}

/** At most `limit` after a cursor. */
export function listCustomerPage(db: Executor, page: CustomerPage) {
  const { after, blockedOnly, limit, search, sort } = page;
  const { createdAt, emailKey, id, name } = users;
  const byName = sort === 'name';
  const followsByName = after ? sql`(${nameKey}, ${id}) > (${after.key}, ${after.id})` : undefined;
  const where = and(
    containing(sql`(lower(${name}) || ' ' || ${emailKey})`, search),
    blockedOnly ? isNotNull(accountBlocks.id) : undefined,
    byName ? followsByName : olderThan(after, createdAt, id),
  );
  const order = byName ? [sql`${nameKey} asc`, asc(id)] : [desc(createdAt), desc(id)];
  return people(db)
    .where(where)
    .orderBy(...order)
    .limit(limit);
}

export type CustomerRow = Awaited<ReturnType<typeof listCustomerPage>>[number];

export async function findCustomer(db: Executor, id: string): Promise<CustomerRow | null> {
  const [row] = await people(db).where(eq(users.id, id));
  return row ?? null;
}

/** The given people as rows, without reading the table of all users. */
function rowsOf(uids: string[]) {
  return { from: sql`unnest(${sql.param(uids)}::text[]) as who (id)`, id: sql<string>`who.id` };
}

/**
 * The bookings of some people: the number of active ones, the latest day and the sum paid at the counter, by currency.
 * Reads each person's rows by index.
 */
export async function sumBookings(db: Executor, uids: string[]) {
  if (uids.length === 0) return [];
  const { counter, currency, state, travelDate, uid } = bookings;
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
    })
    .from(bookings)
    .where(eq(uid, who.id))
    .groupBy(currency)
    .as('own');
  return db
    .select({
      uid: who.id,
      currency: own.currency,
      standing: own.standing,
      lastTrip: own.lastTrip,
      counter: own.counter,
    })
    .from(who.from)
    .innerJoinLateral(own, sql`true`);
}

/** The card payments that weren't refunded or lost, in this site's mode (test or live). */
export async function sumCharges(db: Executor, uids: string[], livemode: boolean) {
  if (uids.length === 0) return [];
  const { amount, amountLost, amountRefunded, currency, duplicate, uid } = payments;
  const who = rowsOf(uids);
  const own = db
    .select({
      currency,
      kept: sql<number>`sum(${amount} - ${amountRefunded} - ${amountLost})::float8`.as('kept'),
    })
    .from(payments)
    .where(and(eq(uid, who.id), eq(duplicate, false), isOfMode(payments, livemode)))
    .groupBy(currency)
    .as('own');
  return db
    .select({ uid: who.id, currency: own.currency, kept: own.kept })
    .from(who.from)
    .innerJoinLateral(own, sql`true`);
}

/** The latest charges, including those removed from the history. */
export function listCharges(db: Executor, uid: string, livemode: boolean, limit: number) {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.uid, uid), isOfMode(payments, livemode)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);
}

/** The latest counter payments that weren't voided. */
export async function listAtCounter(db: Executor, uid: string, limit: number) {
  const { bookingId, createdAt, id, voidedAt } = counterPayments;
  return db
    .select(getTableColumns(counterPayments))
    .from(bookings)
    .innerJoin(counterPayments, eq(bookingId, bookings.id))
    .where(and(eq(bookings.uid, uid), isNull(voidedAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** The latest emails to an address (in lower case), without their text. */
export async function listLatestMailsTo(db: Executor, emailKey: string, limit: number) {
  const { createdAt, id, recipient, state, subject } = mailOutbox;
  return db
    .select({ subject, state, createdAt })
    .from(mailOutbox)
    .where(eq(sql`lower(${recipient})`, emailKey))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}
