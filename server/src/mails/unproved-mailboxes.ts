import { createHash } from 'node:crypto';
import type { MailKind } from '@wayfarer/contract';
import { and, eq, isNull, lt, lte, not, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { bookings } from '../db/tables/bookings.ts';
import { heldTripNews, mailboxTurns } from '../db/tables/mail.ts';
import { isKept, payments } from '../db/tables/money/payments.ts';
import { users } from '../db/tables/users.ts';
import type { MailAbout } from '../mail-ports.ts';

/**
 * Purposes of emails about unpaid bookings: news of trips, emails that are due on a certain day, and a farewell. Anyone
 * can register with another person's address and book without paying, so an address that isn't verified gets at most
 * one email a day for each purpose.
 */
type Purpose = (typeof mailboxTurns.$inferSelect)['purpose'];

const DAY_MS = 24 * 60 * 60_000;

/** All other kinds follow a payment or are sent by staff. */
const PURPOSES: Partial<Record<MailKind, Exclude<Purpose, 'farewell'>>> = {
  booked: 'news',
  requested: 'news',
  guaranteed: 'news',
  changed: 'news',
  cancelled: 'news',
  hold_ended: 'news',
  offered: 'news',
  wait_ended: 'news',
  reminder: 'timed',
  balance: 'timed',
};

interface Mailbox {
  /** In lower case. */
  emailKey: string;
  at: Date;
}

/** Reserves an unverified mailbox's email of the day. Returns false if it was reserved within the last day. */
export async function takeTurn(
  db: Executor,
  purpose: Purpose,
  { at, emailKey }: Mailbox,
): Promise<boolean> {
  const mailbox = createHash('sha256').update(emailKey).digest('base64url');
  const since = new Date(at.getTime() - DAY_MS);
  const { mailbox: whose, purpose: of, takenAt } = mailboxTurns;
  const recent = await db
    .select({ takenAt })
    .from(mailboxTurns)
    .where(and(eq(whose, mailbox), eq(of, purpose)));
  if (recent.some((turn) => turn.takenAt > since)) return false; // without waiting for a lock
  const taken = await db
    .insert(mailboxTurns)
    .values({ mailbox, purpose, takenAt: at })
    .onConflictDoUpdate({
      target: [whose, of],
      set: { takenAt: at },
      setWhere: lte(takenAt, since),
    })
    .returning({ takenAt });
  return taken.length > 0;
}

/**
 * True if an email has to wait, because the address isn't verified and the booking isn't paid. News is kept for the
 * next day's email; the jobs of other emails try them again.
 */
export async function holdBack(db: Executor, about: MailAbout, at: Date): Promise<boolean> {
  const purpose = PURPOSES[about.kind];
  if (purpose === undefined || about.byAgency || about.byUserId !== undefined) return false;
  const { bookingId } = about;
  const owner = await findUnprovedOwner(db, bookingId);
  if (owner === null || (await takeTurn(db, purpose, { emailKey: owner.emailKey, at }))) {
    return false;
  }
  if (purpose === 'news') {
    await db
      .insert(heldTripNews)
      .values({ userId: owner.id, bookingId, heldAt: at })
      .onConflictDoNothing();
  }
  return true;
}

/** The owner of an unpaid booking whose address isn't verified, or null. */
async function findUnprovedOwner(db: Executor, bookingId: string) {
  const paid = sql`exists (select 1 from ${payments} where ${payments.bookingId} = ${bookings.id} and ${isKept(payments)})`;
  const { emailKey, emailProvedAt, id } = users;
  const [owner] = await db
    .select({ id, emailKey })
    .from(bookings)
    .innerJoin(users, eq(id, bookings.uid))
    .where(
      and(
        eq(bookings.id, bookingId),
        isNull(emailProvedAt),
        sql`${bookings.counter} <= 0`, // a literal, because a parameter would make the database plan each call again
        not(paid),
      ),
    );
  return owner ?? null;
}

/** People whose news was held back. */
export async function listHeld(db: Executor): Promise<string[]> {
  const rows = await db.selectDistinct({ userId: heldTripNews.userId }).from(heldTripNews);
  return rows.map(({ userId }) => userId);
}

/** Deletes a person's held news, and returns its bookings. */
export async function takeHeld(db: Executor, userId: string): Promise<string[]> {
  const taken = await db
    .delete(heldTripNews)
    .where(eq(heldTripNews.userId, userId))
    .returning({ bookingId: heldTripNews.bookingId });
  return taken.map(({ bookingId }) => bookingId);
}

export async function forgetHeld(db: Executor, userId: string): Promise<void> {
  await db.delete(heldTripNews).where(eq(heldTripNews.userId, userId));
}

/** Older records hold back no email. */
export async function forgetTurnsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(mailboxTurns).where(lt(mailboxTurns.takenAt, before));
}
