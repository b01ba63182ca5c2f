import { asc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { contactMessages, newsletterSubscriptions } from '../../db/tables.ts';

const isFrom = (emailKey: string) => eq(sql`lower(${contactMessages.email})`, emailKey);

export function selectMessagesFrom(db: Executor, emailKey: string) {
  return db
    .select()
    .from(contactMessages)
    .where(isFrom(emailKey))
    .orderBy(asc(contactMessages.createdAt));
}

export async function findSubscription(db: Executor, emailKey: string) {
  const [row] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.emailKey, emailKey));
  return row;
}

export async function deleteMessagesFrom(db: Executor, emailKey: string): Promise<void> {
  await db.delete(contactMessages).where(isFrom(emailKey));
}

export async function deleteSubscription(db: Executor, emailKey: string): Promise<void> {
  await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.emailKey, emailKey));
}

export async function deleteMessagesBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}

export async function deleteUnsubscribedBefore(db: Executor, before: Date): Promise<void> {
  await db
    .delete(newsletterSubscriptions)
    .where(lt(newsletterSubscriptions.unsubscribedAt, before));
}
