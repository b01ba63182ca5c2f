import { and, asc, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { contactMessages, mailOutbox } from '../../db/tables.ts';

type MessageRow = typeof contactMessages.$inferSelect;

const isFrom = (emailKey: string) => eq(sql`lower(${contactMessages.email})`, emailKey);

export async function insertMessage(
  db: Executor,
  row: typeof contactMessages.$inferInsert,
): Promise<void> {
  await db.insert(contactMessages).values(row);
}

/** How many automatic replies went to an address (in lower case) since then. */
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

export function listMessagesFrom(db: Executor, emailKey: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(contactMessages)
    .where(isFrom(emailKey))
    .orderBy(asc(contactMessages.createdAt));
}

export async function deleteMessagesFrom(db: Executor, emailKey: string): Promise<void> {
  await db.delete(contactMessages).where(isFrom(emailKey));
}

export async function deleteMessagesBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}
