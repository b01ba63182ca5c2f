import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { contactMessages, newsletterSubscriptions } from '../../db/tables.ts';

export async function insertContactMessage(
  db: Executor,
  row: typeof contactMessages.$inferInsert,
): Promise<void> {
  await db.insert(contactMessages).values(row);
}

/** Subscribes the address, or again after it had left. False: it was subscribed already. */
export async function upsertSubscription(
  db: Executor,
  row: typeof newsletterSubscriptions.$inferInsert,
): Promise<boolean> {
  const made = await db
    .insert(newsletterSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: newsletterSubscriptions.emailKey,
      set: { tokenHash: row.tokenHash, consentedAt: row.consentedAt, unsubscribedAt: null },
      setWhere: sql`${newsletterSubscriptions.unsubscribedAt} is not null`,
    })
    .returning({ id: newsletterSubscriptions.id });
  return made.length > 0;
}

export async function endSubscription(db: Executor, tokenHash: string, at: Date): Promise<void> {
  await db
    .update(newsletterSubscriptions)
    .set({ unsubscribedAt: at })
    .where(
      and(
        eq(newsletterSubscriptions.tokenHash, tokenHash),
        isNull(newsletterSubscriptions.unsubscribedAt),
      ),
    );
}
