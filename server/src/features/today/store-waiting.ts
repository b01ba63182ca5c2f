import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { contactMessages } from '../../db/tables.ts';
import { mailOutbox } from '../../db/tables/mail.ts';
import { spotSubmissions } from '../../db/tables/spots.ts';

const counted = (at: unknown) => ({
  count: sql<number>`count(*)`.mapWith(Number),
  oldestAt: sql<string | null>`min(${at})`,
});

export async function countNewMessages(db: Executor) {
  const { createdAt, state } = contactMessages;
  const [row] = await db.select(counted(createdAt)).from(contactMessages).where(eq(state, 'new'));
  return row;
}

export async function countWaitingContributions(db: Executor) {
  const { state, submittedAt } = spotSubmissions;
  const [row] = await db
    .select(counted(submittedAt))
    .from(spotSubmissions)
    .where(eq(state, 'waiting'));
  return row;
}

/** Mails that were given up on; those that were taken back, with this reason, are none. */
export async function countDeadMails(db: Executor, takenBack: string) {
  const { createdAt, lastError, state } = mailOutbox;
  const [row] = await db
    .select(counted(createdAt))
    .from(mailOutbox)
    .where(sql`${state} = 'dead' and ${lastError} is distinct from ${takenBack}`);
  return row;
}
