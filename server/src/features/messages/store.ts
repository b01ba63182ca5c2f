import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { contactMessages, mailOutbox, newsletterSubscriptions } from '../../db/tables.ts';

type Subscription = typeof newsletterSubscriptions.$inferSelect;

export async function insertContactMessage(
  db: Executor,
  row: typeof contactMessages.$inferInsert,
): Promise<void> {
  await db.insert(contactMessages).values(row);
}

/** How many mails went to an address (in lower case) since because somebody typed it. */
export async function countAutoReplies(db: Executor, emailKey: string, since: Date) {
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

/**
 * Makes an address that is not subscribed wait for its confirmation. Answers the id; null where it is
 * subscribed, or was asked after `askedBefore`.
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
      },
      setWhere: sql`(${unsubscribedAt} is not null or ${confirmationHash} is not null)
        and (${confirmationSentAt} is null or ${confirmationSentAt} <= ${askedBefore.toISOString()}::timestamptz)`,
    })
    .returning({ id: newsletterSubscriptions.id });
  return made?.id ?? null;
}

/** Answers the address that is subscribed now; null where there is nothing to confirm by this code. */
export async function confirmSubscription(
  db: Executor,
  asked: { id: string; confirmationHash: string; sentAfter: Date },
  change: Pick<Subscription, 'confirmedAt' | 'tokenHash'>,
): Promise<string | null> {
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
    .returning({ email: newsletterSubscriptions.email });
  return row?.email ?? null;
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

/** Addresses that never confirmed. Who had left before stays with that: it has its own end. */
export async function forgetUnconfirmedBefore(db: Executor, before: Date): Promise<void> {
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
