import { AUDITED, TRAVELERS_ACTS, type AuditedAction } from '@wayfarer/contract';
import { and, eq, inArray, isNotNull, isNull, lt, notExists, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { nameOfAccount } from '../../db/records/who-acted.ts';
import { auditLog } from '../../db/tables/audit.ts';
import { bookings } from '../../db/tables/bookings.ts';
import { type GuestIdentity, isOfGuest } from '../../db/tables/guests.ts';
import { users } from '../../db/tables/users.ts';

const { action, at, byName, byUserId, detail, subjectId, subjectName } = auditLog;

/** Saves a person's name in the entries about their work for the agency. Call it before the account is deleted. */
export async function keepNamesOf(tx: Tx, uid: string): Promise<void> {
  const name = nameOfAccount(uid);
  await tx
    .update(auditLog)
    .set({ byName: name })
    .where(and(eq(byUserId, uid), isNull(byName)));
  await tx
    .update(auditLog)
    .set({ subjectName: name })
    .where(and(eq(subjectId, uid), inArray(action, [...AUDITED.team]), isNull(subjectName)));
}

/** Removes a traveler's name from the entries about their own data. Call it before the account is deleted. */
export async function forgetNameOfContributor(tx: Tx, uid: string): Promise<void> {
  await tx
    .update(auditLog)
    .set({ byName: null })
    .where(and(eq(byUserId, uid), inArray(action, [...TRAVELERS_ACTS]), isNotNull(byName)));
}

/** Actions with a reason written by the agency, which may name the customer. */
const EXPLAINED = [
  'booking_reinstated',
  'payment_charged_again',
] as const satisfies AuditedAction[];

/**
 * Deletes the reasons that colleagues wrote in entries about a customer's bookings. Call it before the bookings are
 * detached.
 */
export const forgetReasonsOf = (tx: Tx, uid: string) => forgetReasons(tx, eq(bookings.uid, uid));

/**
 * Deletes the reasons that colleagues wrote in entries about the bookings of a customer without an account. Call it
 * before the bookings are detached.
 */
export const forgetReasonsOfGuest = (tx: Tx, guest: GuestIdentity) =>
  forgetReasons(tx, isOfGuest(guest));

async function forgetReasons(tx: Tx, whose: SQL): Promise<void> {
  const theirs = tx.select({ id: bookings.id }).from(bookings).where(whose);
  await tx
    .update(auditLog)
    .set({ detail: sql`${detail} - 'reason'` })
    .where(and(inArray(action, [...EXPLAINED]), inArray(subjectId, theirs)));
}

/** Deletes names of people whose accounts are gone, and written reasons, from entries older than a time. */
export async function forgetNamesBefore(
  db: Executor,
  gone: readonly string[],
  before: Date,
): Promise<void> {
  await db
    .update(auditLog)
    .set({ detail: sql`${detail} - 'reason'` })
    .where(and(inArray(action, [...EXPLAINED]), lt(at, before), sql`${detail} ? 'reason'`));
  if (gone.length > 0) {
    await db
      .update(auditLog)
      .set({ byName: null })
      .where(and(inArray(byUserId, [...gone]), lt(at, before), isNotNull(byName)));
  }
  const there = db.select({ id: users.id }).from(users).where(eq(users.id, subjectId));
  await db
    .update(auditLog)
    .set({ subjectName: null })
    .where(
      and(
        inArray(action, [...AUDITED.team, 'user_deleted']),
        lt(at, before),
        isNotNull(subjectName),
        notExists(there),
      ),
    );
}
