import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { newsletterSubscriptions } from '../../db/tables.ts';

type Subscription = typeof newsletterSubscriptions.$inferSelect;

export const findSubscription = (db: Executor, emailKey: string) =>
  findRow(db, newsletterSubscriptions, eq(newsletterSubscriptions.emailKey, emailKey));

/**
 * Stores a subscription that still has to be confirmed. Returns the subscription's id; null if the address is already
 * subscribed or was asked after `askedBefore`.
 */
export async function requestSubscription(
  db: Executor,
  row: typeof newsletterSubscriptions.$inferInsert,
  askedBefore: Date,
): Promise<string | null> {
  const { confirmationHash, confirmationSentAt, unsubscribedAt } = newsletterSubscriptions;
  const [made] = await db
    .insert(newsletterSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: newsletterSubscriptions.emailKey,
      set: {
        consentedAt: row.consentedAt,
        confirmationHash: row.confirmationHash,
        confirmationSentAt: row.confirmationSentAt,
        language: row.language,
      },
      setWhere: sql`(${unsubscribedAt} is not null or ${confirmationHash} is not null)
        and (${confirmationSentAt} is null or ${confirmationSentAt} <= ${askedBefore.toISOString()}::timestamptz)`,
    })
    .returning({ id: newsletterSubscriptions.id });
  return made?.id ?? null;
}

/** Confirms a subscription. Returns its address and language; null if the code is wrong, used or expired. */
export async function confirmSubscription(
  db: Executor,
  asked: { id: string; confirmationHash: string; sentAfter: Date },
  change: Pick<Subscription, 'confirmedAt' | 'tokenHash'>,
): Promise<{ email: string; language: string | null } | null> {
  const [row] = await db
    .update(newsletterSubscriptions)
    .set({ ...change, confirmationHash: null, unsubscribedAt: null })
    .where(
      and(
        eq(newsletterSubscriptions.id, asked.id),
        eq(newsletterSubscriptions.confirmationHash, asked.confirmationHash),
        gt(newsletterSubscriptions.confirmationSentAt, asked.sentAfter),
      ),
    )
    .returning({
      email: newsletterSubscriptions.email,
      language: newsletterSubscriptions.language,
    });
  return row ?? null;
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

/**
 * Deletes addresses that never confirmed, except those that had unsubscribed before, which have their own retention
 * period.
 */
export async function deleteUnconfirmedBefore(db: Executor, before: Date): Promise<void> {
  await db
    .delete(newsletterSubscriptions)
    .where(
      and(
        isNotNull(newsletterSubscriptions.confirmationHash),
        lt(newsletterSubscriptions.confirmationSentAt, before),
        isNull(newsletterSubscriptions.unsubscribedAt),
      ),
    );
}

export async function deleteUnsubscribedBefore(db: Executor, before: Date): Promise<void> {
  await db
    .delete(newsletterSubscriptions)
    .where(lt(newsletterSubscriptions.unsubscribedAt, before));
}

export async function deleteNewsletterConsent(db: Executor, emailKey: string): Promise<void> {
  await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.emailKey, emailKey));
}
