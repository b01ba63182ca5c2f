import type { ReviewReportReason } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { lockUserForShare } from '../users/index.ts';
import {
  countReport,
  insertReport,
  lockReview,
  setHelpful,
  type ReviewRow,
} from './store/reviews.ts';

/**
 * Locks a published review by someone else until the transaction ends, and protects the caller's account from deletion.
 * Throws `not_found`, `own_review`.
 */
async function lockOthers({ actor }: UserContext, tx: Tx, id: string): Promise<ReviewRow> {
  if (!(await lockUserForShare(tx, actor.uid))) throw notFound('review');
  const row = await lockReview(tx, id);
  if (row?.state !== 'published') throw notFound('review');
  if (row.uid === actor.uid) throw new ProblemError('own_review', 'This is your own review.');
  return row;
}

/** Reports a review to the agency, once per person; it stays online. Throws `not_found`, `own_review`. */
export async function reportReview(
  context: UserContext,
  id: string,
  { detail = '', reason }: { reason: ReviewReportReason; detail?: string | undefined },
): Promise<{ received: true }> {
  const { actor, clock, db } = context;
  await db.orm.transaction(async (tx) => {
    await lockOthers(context, tx, id);
    const report = { reviewId: id, uid: actor.uid, reason, detail, at: clock.now() };
    const isNew = await insertReport(tx, { ...report, settledAt: null });
    if (isNew) await countReport(tx, id);
  });
  return { received: true };
}

/**
 * Marks a review as helpful or removes the mark. Visitors see the new count a few seconds later. Throws `not_found`,
 * `own_review`.
 */
export async function changeHelpful(
  context: UserContext,
  id: string,
  helpful: boolean,
): Promise<{ helpful: number }> {
  const { actor, db, invalidateSoon } = context;
  const { count, changed } = await db.orm.transaction(async (tx) => {
    await lockOthers(context, tx, id);
    return setHelpful(tx, { id, uid: actor.uid, helpful });
  });
  if (changed) invalidateSoon('reviews');
  return { helpful: count };
}
