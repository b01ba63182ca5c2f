import type { SubscriberState } from '@wayfarer/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { containing } from '../../../db/containing.ts';
import type { Executor } from '../../../db/database.ts';
import { newsletterSubscriptions } from '../../../db/tables.ts';
import type { RowsAfter } from '../../../pagination/keyset-cursor.ts';
import { olderThan } from '../../../pagination/newest-first.ts';

const { confirmationHash, consentedAt, emailKey, id, unsubscribedAt } = newsletterSubscriptions;

/**
 * The state of a subscription; must match the index `newsletter_by_state`. An address that subscribes again after
 * unsubscribing has to confirm again.
 */
const state = sql<SubscriberState>`(case when ${confirmationHash} is not null then 'waiting'
  when ${unsubscribedAt} is not null then 'unsubscribed' else 'subscribed' end)`;

export interface SubscriberPage extends RowsAfter {
  state: SubscriberState | undefined;
  /** Part of an address; empty for all addresses. */
  search: string;
}

export function listSubscriberPage(db: Executor, page: SubscriberPage) {
  const { after, limit, search } = page;
  const { confirmedAt, email, source } = newsletterSubscriptions;
  return db
    .select({ id, email, state, consentedAt, source, confirmedAt, unsubscribedAt })
    .from(newsletterSubscriptions)
    .where(
      and(
        page.state && eq(state, page.state),
        containing(emailKey, search),
        olderThan(after, consentedAt, id),
      ),
    )
    .orderBy(desc(consentedAt), desc(id))
    .limit(limit);
}

export type SubscriberRow = Awaited<ReturnType<typeof listSubscriberPage>>[number];

export async function countSubscribersIn(
  db: Executor,
  wanted: SubscriberState,
  most: number,
): Promise<number> {
  const some = db
    .select({ consentedAt })
    .from(newsletterSubscriptions)
    .where(eq(state, wanted))
    .orderBy(desc(consentedAt), desc(id)) // the order of the index
    .limit(most)
    .as('some');
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(some);
  return row?.n ?? 0;
}
