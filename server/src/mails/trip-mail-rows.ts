import { SWITCHABLE_MAILS, type MailKind } from '@wayfarer/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { findRow, hasRow } from '../db/rows.ts';
import { tripMails } from '../db/tables/mail.ts';
import type { MailAbout } from '../mail-ports.ts';
import type { MailSettings } from './mail-settings.ts';
import { dropMail } from './outbox-store.ts';

/** `byUserId` is null if the product sent the email by itself. */
export type RecordMail = (
  executor: Executor,
  mail: { at: Date; bookingId: string; byUserId: string | null; mail: MailKind },
) => Promise<void>;

/**
 * Records an email about a booking, and adds it to the timeline. Returns false if it was written before or its kind is
 * turned off; then it must not be written.
 */
export async function noteTripMail(
  executor: Executor,
  { bookingId, byUserId, key, kind }: MailAbout,
  { createdAt: at, id: mailId }: { id: string; createdAt: Date },
  { recordMail, settings }: { recordMail: RecordMail; settings: MailSettings },
): Promise<boolean> {
  if (byUserId === undefined && !isMailOn(kind, settings)) return false;
  if (key !== undefined) {
    const written = await executor
      .insert(tripMails)
      .values({ bookingId, kind, key, mailId, queuedAt: at })
      .onConflictDoNothing()
      .returning({ key: tripMails.key });
    if (written.length === 0) return false;
  }
  await recordMail(executor, { at, bookingId, byUserId: byUserId ?? null, mail: kind });
  return true;
}

interface KeyedMail {
  bookingId: string;
  kind: MailKind;
  key: string;
}

/** True if an email with this key was written. */
export const wasWritten = (db: Executor, mail: KeyedMail): Promise<boolean> =>
  hasRow(db, tripMails, isMail(mail));

/** Drops the email with this key. Returns false if it was never written, or has left. */
export async function dropTripMail(db: Executor, mail: KeyedMail): Promise<boolean> {
  const written = await findRow(db, tripMails, isMail(mail));
  return written !== null && dropMail(db, written.mailId);
}

const isMail = ({ bookingId, key, kind }: KeyedMail) =>
  and(eq(tripMails.bookingId, bookingId), eq(tripMails.kind, kind), eq(tripMails.key, key));

/** True if emails of this kind are turned on. */
export function isMailOn(kind: MailKind, settings: MailSettings): boolean {
  const known = SWITCHABLE_MAILS.find((one) => one === kind);
  return known === undefined || settings(`mails.${known}.enabled`);
}

/** Forgets a dropped email, so that it can be written again if it becomes due again. */
export async function forgetTripMail(db: Executor, mailId: string): Promise<void> {
  await db.delete(tripMails).where(eq(tripMails.mailId, mailId));
}
