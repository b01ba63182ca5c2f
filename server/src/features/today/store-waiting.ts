import { and, eq, notExists, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.ts';
import { REPORTS_TO_LOOK_AT } from '@wayfarer/contract';
import { contactMessages, tripReviews } from '../../db/tables.ts';
import { bookings, isAwaiting } from '../../db/tables/bookings.ts';
import { mailOutbox } from '../../db/tables/mail.ts';
import { spotEdits, spotsUnapproved, spotSubmissions } from '../../db/tables/spots.ts';

const counted = (at: unknown) => ({
  count: sql<number>`count(*)`.mapWith(Number),
  oldestAt: sql<string | null>`min(${at})`,
});

export async function countRequests(db: Executor) {
  const [row] = await db.select(counted(bookings.createdAt)).from(bookings).where(isAwaiting);
  return row;
}

export async function countNewMessages(db: Executor) {
  const { createdAt, state } = contactMessages;
  const [row] = await db.select(counted(createdAt)).from(contactMessages).where(eq(state, 'new'));
  return row;
}

export async function countWaitingContributions(db: Executor) {
  const { state, submittedAt } = spotSubmissions;
  const fresh = db.select({ at: submittedAt }).from(spotSubmissions).where(eq(state, 'waiting'));
  const edits = db
    .select({ at: spotEdits.submittedAt })
    .from(spotEdits)
    .where(eq(spotEdits.state, 'waiting'));
  const edited = db
    .select({ one: spotEdits.spotId })
    .from(spotEdits)
    .where(and(eq(spotEdits.spotId, spotsUnapproved.spotId), eq(spotEdits.state, 'waiting')));
  const online = db
    .select({ at: spotsUnapproved.since })
    .from(spotsUnapproved)
    .where(notExists(edited));
  const all = unionAll(fresh, edits, online).as('waiting');
  const [row] = await db.select(counted(all.at)).from(all);
  return row;
}

export async function countReportedReviews(db: Executor) {
  const { createdAt, reports } = tripReviews;
  const [row] = await db
    .select(counted(createdAt))
    .from(tripReviews)
    .where(sql`${reports} >= ${sql.raw(String(REPORTS_TO_LOOK_AT))}`);
  return row;
}

export async function countWaitingReviews(db: Executor) {
  const { createdAt, state } = tripReviews;
  const [row] = await db.select(counted(createdAt)).from(tripReviews).where(eq(state, 'waiting'));
  return row;
}

/** The number of emails that were given up, except those dropped for the reason `takenBack`. */
export async function countDeadMails(db: Executor, takenBack: string) {
  const { createdAt, lastError, state } = mailOutbox;
  const [row] = await db
    .select(counted(createdAt))
    .from(mailOutbox)
    .where(sql`${state} = 'dead' and ${lastError} is distinct from ${takenBack}`);
  return row;
}

export async function countWaitingMails(db: Executor, due: Date) {
  const { createdAt, lastError, state } = mailOutbox;
  const [row] = await db
    .select(counted(createdAt))
    .from(mailOutbox)
    .where(sql`${state} = 'pending' and (${lastError} is not null or ${createdAt} < ${due})`);
  return row;
}
