import type { MessageState } from '@wayfarer/contract';
import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { containing } from '../../../db/containing.ts';
import type { Executor, Tx } from '../../../db/database.ts';
import { lockRow } from '../../../db/rows.ts';
import { contactMessages, contactReplies, mailOutbox, users } from '../../../db/tables.ts';
import type { RowsAfter } from '../../../pagination/keyset-cursor.ts';
import { olderThan } from '../../../pagination/newest-first.ts';

export type MessageRow = typeof contactMessages.$inferSelect;
export type ReplyRow = typeof contactReplies.$inferSelect;

/** The number of characters to read: more than a list shows, because white space is collapsed afterward. */
const BEGINNING = 300;

const listed = () => {
  const { answeredAt, assignedTo, createdAt, email, id, message, name, state, subject } =
    contactMessages;
  return {
    message: { answeredAt, assignedTo, createdAt, email, id, name, state, subject },
    beginning: sql<string>`left(${message}, ${sql.raw(String(BEGINNING))})`,
    assignee: users.name,
  };
};

export interface InboxPage extends RowsAfter {
  state: MessageState | undefined;
  /** A text to search for; empty for all messages. */
  search: string;
  /** The assigned colleague; null for messages without one, undefined for all messages. */
  assignedTo: string | null | undefined;
}

/** Must match the expression of the index `contact_messages_search`. */
const words = () => {
  const { email, message, name, subject } = contactMessages;
  return sql`lower(${name} || ' ' || ${email} || ' ' || ${subject} || ' ' || ${message})`;
};

function wanted({ after, assignedTo, search, state }: InboxPage): SQL | undefined {
  const row = contactMessages;
  return and(
    state && eq(row.state, state),
    assignedTo === null ? isNull(row.assignedTo) : undefined,
    typeof assignedTo === 'string' ? eq(row.assignedTo, assignedTo) : undefined,
    containing(words(), search),
    olderThan(after, row.createdAt, row.id),
  );
}

/** Messages, newest first, at most `limit` after a cursor; only the beginning of each text. */
export function listMessagePage(db: Executor, page: InboxPage) {
  return db
    .select(listed())
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.assignedTo))
    .where(wanted(page))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(page.limit);
}

export async function countInState(
  db: Executor,
  state: MessageState,
  most: number,
): Promise<number> {
  const some = db
    .select({ state: contactMessages.state })
    .from(contactMessages)
    .where(eq(contactMessages.state, state))
    .limit(most)
    .as('some');
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(some);
  return row?.n ?? 0;
}

/** Messages with their full texts, newest first, at most `limit` after a cursor. */
export function listWholeMessages(db: Executor, page: InboxPage) {
  return db
    .select({ message: contactMessages, assignee: users.name })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.assignedTo))
    .where(wanted(page))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(page.limit);
}

export async function findMessage(db: Executor, id: string) {
  const [row] = await db
    .select({ message: contactMessages, assignee: users.name })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.assignedTo))
    .where(eq(contactMessages.id, id));
  return row ?? null;
}

export const lockMessageForUpdate = (tx: Tx, id: string) =>
  lockRow(tx, contactMessages, eq(contactMessages.id, id));

export async function updateMessage(
  tx: Tx,
  id: string,
  change: Partial<Pick<MessageRow, 'state' | 'assignedTo' | 'answeredAt'>>,
): Promise<void> {
  await tx.update(contactMessages).set(change).where(eq(contactMessages.id, id));
}

export async function insertReply(tx: Tx, row: ReplyRow): Promise<void> {
  await tx.insert(contactReplies).values(row);
}

export async function findMessageOfReply(db: Executor, replyId: string): Promise<string | null> {
  const [row] = await db
    .select({ messageId: contactReplies.messageId })
    .from(contactReplies)
    .where(eq(contactReplies.id, replyId));
  return row?.messageId ?? null;
}

/** Answers to a message, oldest first, each with the state of its email while the outbox still has it. */
export function listReplies(db: Executor, messageId: string) {
  return db
    .select({ reply: contactReplies, mail: mailOutbox.state, author: users.name })
    .from(contactReplies)
    .leftJoin(mailOutbox, eq(mailOutbox.id, contactReplies.mailId))
    .leftJoin(users, eq(users.id, contactReplies.byUserId))
    .where(eq(contactReplies.messageId, messageId))
    .orderBy(asc(contactReplies.at), asc(contactReplies.id));
}
