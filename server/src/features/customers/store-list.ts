import { searchedDigits, type CustomerSort } from '@wayfarer/contract';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { containing } from '../../db/containing.ts';
import type { Executor } from '../../db/database.ts';
import { hasPhone } from '../../db/phone-digits.ts';
import { accountBlocks, bookings, guests, staffMembers, users } from '../../db/tables.ts';
import type { RowsAfter } from '../../pagination/keyset-cursor.ts';
import { olderThan } from '../../pagination/newest-first.ts';

export interface CustomerPage extends RowsAfter {
  /** Part of a name, an address or a telephone number; empty for all customers. */
  search: string;
  sort: CustomerSort;
  blockedOnly: boolean;
}

export interface CustomerRow {
  id: string;
  name: string;
  nameKey: string;
  email: string;
  emailKey: string;
  emailProvedAt: Date | null;
  /** The telephone number of a customer without an account. Customers with an account have it in their bookings. */
  phone: string;
  createdAt: Date;
  account: boolean;
  blocked: boolean;
  staff: boolean;
  language: string | null;
}

/** Must match the indexes `users_by_name` and `guests_by_name`. */
const keyOf = (name: typeof users.name | typeof guests.name) =>
  sql<string>`lower(${name}) collate "C"`;

function people(db: Executor) {
  const inForce = and(eq(accountBlocks.userId, users.id), isNull(accountBlocks.endedAt));
  const { createdAt, email, emailKey, emailProvedAt, id, name, role } = users;
  return db
    .select({
      id,
      name,
      nameKey: keyOf(name),
      email,
      emailKey,
      emailProvedAt,
      phone: sql<string>`''`,
      createdAt,
      account: sql<boolean>`true`,
      blocked: sql<boolean>`${accountBlocks.id} is not null`,
      staff: sql<boolean>`${staffMembers.userId} is not null or ${role} = 'administrator'`,
      language: users.language,
    })
    .from(users)
    .leftJoin(accountBlocks, inForce)
    .leftJoin(staffMembers, eq(staffMembers.userId, id));
}

function guestPeople(db: Executor) {
  const { createdAt, email, emailKey, id, name, phone } = guests;
  return db
    .select({
      id,
      name,
      nameKey: keyOf(name),
      email,
      emailKey,
      emailProvedAt: sql<Date | null>`null`,
      phone,
      createdAt,
      account: sql<boolean>`false`,
      blocked: sql<boolean>`false`,
      staff: sql<boolean>`false`,
      language: guests.language,
    })
    .from(guests);
}

/** A guest whose bookings were deleted or now belong to an account is no longer a customer. */
const hasBooking = sql`exists (select from ${bookings}
  where ${bookings.guestId} = ${guests.id} and ${bookings.uid} is null)`;

export async function listCustomerPage(db: Executor, page: CustomerPage): Promise<CustomerRow[]> {
  const accounts = await listAccounts(db, page);
  const others = page.blockedOnly ? [] : await listGuests(db, page);
  const before = page.sort === 'name' ? byName : byAge;
  return [...accounts, ...others].toSorted(before).slice(0, page.limit);
}

/** Compares texts as the database does, byte by byte. */
const compare = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));
const byName = (one: CustomerRow, other: CustomerRow) =>
  compare(one.nameKey, other.nameKey) || compare(one.id, other.id);
const byAge = (one: CustomerRow, other: CustomerRow) =>
  other.createdAt.getTime() - one.createdAt.getTime() || compare(other.id, one.id);

/** The maximum number of accounts found by a telephone number. */
const MOST_CALLED = 500;

async function listCalled(db: Executor, digits: string | null): Promise<string[]> {
  if (digits === null) return [];
  const rows = await db
    .selectDistinct({ uid: bookings.uid })
    .from(bookings)
    .where(and(hasPhone(digits), isNotNull(bookings.uid)))
    .limit(MOST_CALLED);
  return rows.flatMap(({ uid }) => uid ?? []);
}

async function listAccounts(db: Executor, page: CustomerPage): Promise<CustomerRow[]> {
  const { blockedOnly, limit, search } = page;
  const found = containing(sql`(lower(${users.name}) || ' ' || ${users.emailKey})`, search);
  // a separate query, so that each condition below can use an index
  const called = await listCalled(db, searchedDigits(search));
  const { order, rest } = orderOf(users, page);
  return people(db)
    .where(
      and(
        called.length === 0 ? found : or(found, inArray(users.id, called)),
        blockedOnly ? isNotNull(accountBlocks.id) : undefined,
        rest,
      ),
    )
    .orderBy(...order)
    .limit(limit);
}

function listGuests(db: Executor, page: CustomerPage) {
  const { emailKey, name, phoneKey } = guests;
  const searched = sql`(lower(${name}) || ' ' || ${emailKey} || ' ' || ${phoneKey})`;
  const { order, rest } = orderOf(guests, page);
  return guestPeople(db)
    .where(and(containing(searched, searchedDigits(page.search) ?? page.search), hasBooking, rest))
    .orderBy(...order)
    .limit(page.limit);
}

function orderOf(table: typeof users | typeof guests, { after, sort }: CustomerPage) {
  const { createdAt, id, name } = table;
  if (sort === 'newest') {
    return { order: [desc(createdAt), desc(id)], rest: olderThan(after, createdAt, id) };
  }
  const key = keyOf(name);
  return {
    order: [sql`${key} asc`, asc(id)],
    rest: after ? sql`(${key}, ${id}) > (${after.key}, ${after.id})` : undefined,
  };
}

export async function findCustomer(db: Executor, id: string): Promise<CustomerRow | null> {
  const [account] = await people(db).where(eq(users.id, id));
  if (account) return account;
  const [guest] = await guestPeople(db).where(and(eq(guests.id, id), hasBooking));
  return guest ?? null;
}
