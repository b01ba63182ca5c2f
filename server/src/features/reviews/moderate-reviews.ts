import { CONSOLE_PAGE, type ModeratedReview, type QueryOf, type BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { cursorOf, cutPage, isInstant, readCursor } from '../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../pagination/list-page.ts';
import { invalidInput, notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { presentModerated } from './present.ts';
import { dropPictures, picturesOf, picturesOfEach } from './review-pictures.ts';
import { listForModeration } from './store/lists.ts';
import {
  listOpenReports,
  lockReview,
  settleReports,
  updateReviewRow,
  type ReviewRow,
} from './store/reviews.ts';
import { findVerified } from './store/verified.ts';
import { countReview, forgetAnswers } from './write-review.ts';

export async function listReviewsToModerate(
  { db, payments }: UserContext,
  { cursor, view = 'reported' }: QueryOf<'listReviewsToModerate'>,
): Promise<ListPage<ModeratedReview>> {
  const after = readCursor(cursor, isInstant);
  const found = await listForModeration(db.orm, { view, after, limit: CONSOLE_PAGE + 1 });
  const { next, page } = cutPage(found, CONSOLE_PAGE, cursorOf);
  const ids = page.map(({ id }) => id);
  const reports = await listOpenReports(db.orm, ids);
  const picturesOfOne = await picturesOfEach(db.orm, ids);
  const verified = await findVerified(db.orm, ids, payments.livemode);
  const shown = (row: ReviewRow) =>
    presentModerated(row, {
      reports,
      pictures: picturesOfOne(row.id),
      verified: verified.has(row.id),
    });
  return { rows: page.map(shown), next };
}

async function lockWritten(tx: Tx, id: string): Promise<ReviewRow> {
  const row = await lockReview(tx, id);
  if (row === null || row.state === 'removed') throw notFound('review');
  return row;
}

async function present(
  { payments }: UserContext,
  tx: Tx,
  row: ReviewRow,
): Promise<ModeratedReview> {
  const [reports, pictures] = [await listOpenReports(tx, [row.id]), await picturesOf(tx, row.id)];
  const verified = await findVerified(tx, [row.id], payments.livemode);
  return presentModerated(row, { reports, pictures, verified: verified.has(row.id) });
}

/**
 * Publishes or hides the review that was read and settles its reports. A hidden review's pictures are deleted for good.
 * Throws `not_found`, `revision_changed`, `invalid_input`.
 */
export async function decideReview(
  context: UserContext,
  id: string,
  { decision, reason, revision }: BodyOf<'decideReview'>,
): Promise<ModeratedReview> {
  if (decision === 'hide' && reason === undefined) throw invalidInput('reason', 'is required');
  const { clock, db } = context;
  const { change, shown } = await db.orm.transaction(async (tx) => {
    const before = await lockWritten(tx, id);
    if (before.revision !== revision) {
      const text = 'This review has changed since you opened it. Please read it again.';
      throw new ProblemError('revision_changed', text);
    }
    const now = clock.now();
    const after = await updateReviewRow(tx, id, {
      ...(decision === 'hide'
        ? { state: 'hidden', hiddenReason: reason ?? null, featured: false }
        : { state: 'published', hiddenReason: null, publishedAt: before.publishedAt ?? now }),
      reports: 0,
    });
    await settleReports(tx, id, now);
    const change = await countReview(tx, before, after);
    if (decision === 'hide') await dropPictures(context, tx, id);
    await recordAct(context, tx, 'review_decided', id, {
      decision,
      ...(decision === 'hide' && reason && { reason }),
    });
    return { change, shown: await present(context, tx, after) };
  });
  await forgetAnswers(context, change);
  return shown;
}

/** Adds the agency's reply to a review, which can have only one. Throws `not_found`, `already_decided`. */
export async function replyToReview(
  context: UserContext,
  id: string,
  text: string,
): Promise<ModeratedReview> {
  const { actor, clock, db } = context;
  const shown = await db.orm.transaction(async (tx) => {
    const before = await lockWritten(tx, id);
    if (before.reply !== null) {
      throw new ProblemError('already_decided', 'This review already has a reply.');
    }
    const after = await updateReviewRow(tx, id, {
      reply: text,
      repliedAt: clock.now(),
      repliedBy: actor.uid,
    });
    await recordAct(context, tx, 'review_answered', id);
    return present(context, tx, after);
  });
  if (shown.state === 'published') await context.invalidate('reviews');
  return shown;
}

/** Features a published and verified review on Home, or stops featuring it. Throws `not_found`, `conflict`. */
export async function featureReview(
  context: UserContext,
  id: string,
  featured: boolean,
): Promise<ModeratedReview> {
  const { db } = context;
  const shown = await db.orm.transaction(async (tx) => {
    const before = await lockWritten(tx, id);
    if (featured && before.state !== 'published') {
      throw new ProblemError('conflict', 'Only a published review can be shown on Home.');
    }
    if (featured && !(await findVerified(tx, [id], context.payments.livemode)).has(id)) {
      throw new ProblemError('conflict', 'Only a verified review can be shown on Home.');
    }
    const after = await updateReviewRow(tx, id, { featured });
    await recordAct(context, tx, 'review_featured', id, { featured: featured ? 'yes' : 'no' });
    return present(context, tx, after);
  });
  if (shown.state === 'published') await context.invalidate('reviews');
  return shown;
}
