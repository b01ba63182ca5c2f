import { and, asc, count, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { contactMessages, contactReplies, mailOutbox } from '../../db/tables.ts';

type MessageRow = typeof contactMessages.$inferSelect;

const isFrom = (emailKey: string) => eq(sql`lower(${contactMessages.email})`, emailKey);

export async function insertMessage(
  db: Executor,
  row: typeof contactMessages.$inferInsert,
): Promise<void> {
  await db.insert(contactMessages).values(row);
}

/** The number of automatic replies to an address (in lower case) since a time. */
export async function countAutoReplies(
  db: Executor,
  emailKey: string,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(mailOutbox)
    .where(
      and(
        eq(sql`lower(${mailOutbox.recipient})`, emailKey),
        eq(mailOutbox.autoSubmitted, 'auto-replied'),
        gt(mailOutbox.createdAt, since),
      ),
    );
  return row?.sent ?? 0;
}

export function listMessagesOf(
  db: Executor,
  { provedEmailKey, uid }: { uid: string; provedEmailKey: string | null },
): Promise<MessageRow[]> {
  const own = eq(contactMessages.customerUid, uid);
  return db
    .select()
    .from(contactMessages)
    .where(provedEmailKey === null ? own : or(own, isFrom(provedEmailKey)))
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id));
}

export async function listLatestMessagesOf(
  db: Executor,
  { provedEmailKey, uid }: { uid: string; provedEmailKey: string | null },
  limit: number,
) {
  const { createdAt, id, state, subject } = contactMessages;
  const own = eq(contactMessages.customerUid, uid);
  return db
    .select({ id, subject, state, createdAt })
    .from(contactMessages)
    .where(provedEmailKey === null ? own : or(own, isFrom(provedEmailKey)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function listRepliesTo(
  db: Executor,
  messageIds: readonly string[],
): Promise<(typeof contactReplies.$inferSelect)[]> {
  if (messageIds.length === 0) return [];
  return db
    .select()
    .from(contactReplies)
    .where(inArray(contactReplies.messageId, [...messageIds]))
    .orderBy(asc(contactReplies.at), asc(contactReplies.id));
}

/** Deletes the messages that a deleted account sent while signed in, from any address. */
export async function deleteOwnContactMessages(tx: Tx, uid: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.customerUid, uid));
}

/** Removes a deleted staff account from messages and answers, which stay. */
export async function forgetWhoAnswered(tx: Tx, uid: string): Promise<void> {
  const { byUserId } = contactReplies;
  await tx
    .update(contactMessages)
    .set({ assignedTo: null })
    .where(eq(contactMessages.assignedTo, uid));
  await tx.update(contactReplies).set({ byUserId: null }).where(eq(byUserId, uid));
}

/** Deletes the messages from an address (in lower case) that is being erased, with their answers. */
export async function deleteContactMessages(db: Executor, emailKey: string): Promise<void> {
  await db.delete(contactMessages).where(isFrom(emailKey));
}

export async function deleteMessagesBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}
