import { and, asc, eq, lt, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { updateRows } from '../db/rows.ts';
import { mailOutbox } from '../db/tables.ts';

type MailRow = typeof mailOutbox.$inferSelect;

/** Claims the email that has been due the longest, until `until`, so that sending holds no lock. */
export async function claimDueMail(
  db: Executor,
  { now, until }: { now: Date; until: Date },
): Promise<MailRow | null> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.state, 'pending'), lte(mailOutbox.nextAttemptAt, now)))
    // emails of the same instant leave in the order in which they were written
    .orderBy(asc(mailOutbox.nextAttemptAt), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(mailOutbox)
    .set({ nextAttemptAt: until, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(eq(mailOutbox.id, sql`(${due})`))
    .returning();
  return row ?? null;
}

/** Applies even if another process has claimed the email in the meantime, because it must not be sent twice. */
export async function markMailSent(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ state: 'sent', sentAt: at, lastError: null })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.state, 'pending')));
}

/** Marks an attempt as failed if its claim is still valid: a later claim has another number of attempts. */
export async function markMailFailed(
  db: Executor,
  claim: Pick<MailRow, 'id' | 'attempts'>,
  change: Pick<MailRow, 'state' | 'nextAttemptAt' | 'lastError'>,
): Promise<void> {
  await db
    .update(mailOutbox)
    .set(change)
    .where(
      and(
        eq(mailOutbox.id, claim.id),
        eq(mailOutbox.state, 'pending'),
        eq(mailOutbox.attempts, claim.attempts),
      ),
    );
}

/** The stored reason for dropping an email. */
export const NO_LONGER_DUE = 'no longer due';

/** The reason stored with an email whose link stopped working before it could be sent. */
export const EXPIRED = 'expired before it was sent';

/** Drops an email that hasn't been sent. Returns false if there is none. */
export const dropMail = (
  db: Executor,
  id: string,
  reason: typeof NO_LONGER_DUE | typeof EXPIRED = NO_LONGER_DUE,
) =>
  updateRows(
    db,
    mailOutbox,
    { state: 'dead', lastError: reason },
    and(eq(mailOutbox.id, id), eq(mailOutbox.state, 'pending')),
  );

/** Deletes emails from before a time, and those marked `brief` at any age, but none that are still to be sent. */
export async function deleteMailsBefore(db: Executor, before: Date): Promise<void> {
  const done = ne(mailOutbox.state, 'pending');
  await db.delete(mailOutbox).where(and(done, lt(mailOutbox.createdAt, before)));
  await db.delete(mailOutbox).where(and(done, mailOutbox.brief));
}

/** `emailKey` is in lower case. */
export async function deleteMailsTo(db: Executor, emailKey: string): Promise<void> {
  await db.delete(mailOutbox).where(eq(sql`lower(${mailOutbox.recipient})`, emailKey));
}

/**
 * Sends a booking's unsent emails to a new address, with the new link to the trip. Without a new address, drops them.
 */
export async function moveMailsOf(
  db: Executor,
  bookingId: string,
  { from, links, to }: { from: string; to: string; links: readonly [before: string, now: string] },
): Promise<void> {
  const { htmlBody, recipient, state, textBody } = mailOutbox;
  const waiting = and(
    eq(sql`lower(${recipient})`, from.toLowerCase()),
    eq(mailOutbox.bookingId, bookingId),
    eq(state, 'pending'),
  );
  if (to === '') {
    await db.update(mailOutbox).set({ state: 'dead', lastError: NO_LONGER_DUE }).where(waiting);
    return;
  }
  const relinked = (body: typeof textBody | typeof htmlBody) =>
    sql`replace(${body}, ${links[0]}, ${links[1]})`;
  await db
    .update(mailOutbox)
    .set({ recipient: to, textBody: relinked(textBody), htmlBody: relinked(htmlBody) })
    .where(waiting);
}

/** Oldest first; `emailKey` is in lower case. */
export function listMailsTo(db: Executor, emailKey: string): Promise<MailRow[]> {
  return db
    .select()
    .from(mailOutbox)
    .where(eq(sql`lower(${mailOutbox.recipient})`, emailKey))
    .orderBy(asc(mailOutbox.createdAt));
}
