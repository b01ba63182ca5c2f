import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  lt,
  not,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor, Tx } from '../../db/database.ts';
import { findRow, updateRows } from '../../db/rows.ts';
import { type GuestIdentity, isOfGuest } from '../../db/tables/guests.ts';
import { bookings, paymentAttempts, paymentLinks, payments, users } from '../../db/tables.ts';

export type LinkRow = typeof paymentLinks.$inferSelect;

export async function insertLink(tx: Tx, row: LinkRow): Promise<void> {
  await tx.insert(paymentLinks).values(row);
}

export const findLink = (db: Executor, id: string) =>
  findRow(db, paymentLinks, eq(paymentLinks.id, id));

export const findLinkByCode = (db: Executor, code: string) =>
  findRow(db, paymentLinks, eq(paymentLinks.code, code));

/** A link with what was paid with it, in minor units; null if nothing was. Money that went back counts, too. */
export interface UsedLink {
  link: LinkRow;
  paid: number | null;
  /** The name of the member who made it. */
  by: string | null;
}

/** The links of a booking, newest first. */
export function listLinks(db: Executor, bookingId: string): Promise<UsedLink[]> {
  return db
    .select({
      link: paymentLinks,
      paid: sql<number | null>`(${paidWith(db, paymentLinks.id)})`
        .mapWith(Number)
        .as('paid_with_link'),
      by: users.name,
    })
    .from(paymentLinks)
    .leftJoin(users, eq(users.id, paymentLinks.createdBy))
    .where(eq(paymentLinks.bookingId, bookingId))
    .orderBy(desc(paymentLinks.createdAt), desc(paymentLinks.id));
}

/** The sum that was paid with a link, in minor units; null if nothing was. */
export async function findPaidWith(db: Executor, linkId: string): Promise<number | null> {
  const [row] = await paidWith(db, linkId);
  return row?.amount ?? null;
}

const paidWith = (db: Executor, linkId: string | AnyPgColumn) =>
  db
    .select({ amount: payments.amount })
    .from(payments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .where(eq(paymentAttempts.linkId, linkId))
    .limit(1);

/** Staff haven't ended the link, and no one has paid with it. */
const isOpen = (tx: Tx) =>
  and(isNull(paymentLinks.endedAt), not(exists(paidWith(tx, paymentLinks.id))));

/** The number of a booking's open links. Call it under the booking's lock. */
export async function countOpenLinks(tx: Tx, bookingId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(paymentLinks)
    .where(and(eq(paymentLinks.bookingId, bookingId), isOpen(tx)));
  return row?.n ?? 0;
}

/** A person's open link to this part. Call it under the booking's lock. */
export const findOpenLinkBy = (
  tx: Tx,
  { asks, bookingId, createdBy }: { asks: LinkRow['asks']; bookingId: string; createdBy: string },
) =>
  findRow(
    tx,
    paymentLinks,
    and(
      eq(paymentLinks.bookingId, bookingId),
      eq(paymentLinks.asks, asks),
      eq(paymentLinks.createdBy, createdBy),
      isOpen(tx),
    ),
  );

/** Ends a link. Returns false if it was ended before. */
export const endLinkRow = (tx: Tx, id: string, at: Date) =>
  updateRows(
    tx,
    paymentLinks,
    { endedAt: at },
    and(eq(paymentLinks.id, id), isNull(paymentLinks.endedAt)),
  );

const linksTo = (db: Executor, whose: SQL | undefined) =>
  inArray(paymentLinks.bookingId, db.select({ id: bookings.id }).from(bookings).where(whose));

/** The links to an account's bookings, oldest first. */
export const listLinksOf = (db: Executor, uid: string): Promise<LinkRow[]> =>
  oldestFirst(db, linksTo(db, eq(bookings.uid, uid)));

/** The links to these bookings, oldest first. */
export const listLinksTo = (db: Executor, bookingIds: readonly string[]): Promise<LinkRow[]> =>
  oldestFirst(db, inArray(paymentLinks.bookingId, [...bookingIds]));

const oldestFirst = (db: Executor, where: SQL | undefined): Promise<LinkRow[]> =>
  db
    .select()
    .from(paymentLinks)
    .where(where)
    .orderBy(asc(paymentLinks.createdAt), asc(paymentLinks.id));

/**
 * Deletes all links to a person's bookings, because their messages may name the person. Call it before the bookings
 * are detached from the account.
 */
export async function deleteLinksOf(tx: Tx, uid: string): Promise<void> {
  await tx.delete(paymentLinks).where(linksTo(tx, eq(bookings.uid, uid)));
}

/** Like `deleteLinksOf`, for a customer without an account. */
export async function deleteLinksOfGuest(tx: Tx, guest: GuestIdentity): Promise<void> {
  await tx.delete(paymentLinks).where(linksTo(tx, isOfGuest(guest)));
}

/** Deletes links to bookings without an account that were made before a time. */
export async function deleteLinksBefore(db: Executor, before: Date): Promise<void> {
  const older = lt(paymentLinks.createdAt, before);
  await db.delete(paymentLinks).where(and(older, linksTo(db, isNull(bookings.uid))));
}
