import {
  editableUntil,
  type ClaimedPictures,
  type OwnReview,
  type ReviewForm,
  type Deleted,
} from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { findBooking, type BookingRow } from '../payments/index.ts';
import { lockUserForShare } from '../users/index.ts';
import { presentOwn } from './present.ts';
import { dropPictures, showPictures } from './review-pictures.ts';
import { moveRating } from './store/totals.ts';
import {
  insertReview,
  lockReview,
  lockReviewOf,
  updateReviewRow,
  type ReviewRow,
} from './store/reviews.ts';
import { notAllowed, refusalOf } from './trip-to-review.ts';

type Words = ReviewForm & { locale?: string | undefined };
type Written = Words & { pictures?: ClaimedPictures | undefined };

/** What is published counts; everything else does not. */
export const countedRating = ({ rating, state }: Pick<ReviewRow, 'rating' | 'state'>) =>
  state === 'published' ? rating : null;

/** After the commit: a destination's rating is on its card, its page and in every list. */
export async function forgetRatings({ invalidate }: AppContext): Promise<void> {
  await invalidate('reviews');
  await invalidate('spots');
}

/**
 * Reviews an own trip. Asked again here: the trip may have changed since the form was opened. Throws
 * `not_found`, `review_not_allowed`.
 */
export async function createReview(
  context: UserContext,
  bookingId: string,
  { pictures: sent, ...written }: Written,
): Promise<OwnReview> {
  const { actor, db, settings } = context;
  const approveFirst = await settings.read('reviews.approveFirst');
  const { row, pictures } = await db.orm.transaction(async (tx) => {
    if (!(await lockUserForShare(tx, actor.uid))) throw notFound('trip');
    const booking = await findBooking(tx, bookingId);
    if (booking === null || booking.uid !== actor.uid) throw notFound('trip');
    const before = await lockReviewOf(tx, bookingId);
    const refusal = await refusalOf(context, tx, booking, before);
    if (refusal !== null) throw notAllowed(refusal);
    const wanted = newRow(context, booking, { ...written, approveFirst });
    const made = before ? await rewrite(tx, before, wanted) : wanted;
    if (!before && !(await insertReview(tx, wanted))) throw notAllowed('written');
    await moveRating(tx, made.offerId, { from: null, to: countedRating(made) });
    return { row: made, pictures: await showPictures(context, tx, made.id, sent) };
  });
  await forgetRatings(context);
  return presentOwn(row, pictures, context.clock.now());
}

/** One that its author had removed: it starts from the beginning, in its old row. */
function rewrite(tx: Tx, { id }: ReviewRow, wanted: ReviewRow): Promise<ReviewRow> {
  const { bookingId: _booking, helpful: _helpful, id: _id, reports: _reports, revision: _revision, ...rest } = wanted; // prettier-ignore
  return updateReviewRow(tx, id, rest);
}

function newRow(
  { actor, clock, createdId }: UserContext,
  booking: BookingRow,
  { approveFirst, ...written }: Words & { approveFirst: boolean },
): ReviewRow {
  const now = clock.now();
  return {
    ...wordsOf(written),
    id: createdId(),
    bookingId: booking.id,
    offerId: booking.offerId ?? booking.spotId ?? '',
    spotName: booking.travelSpot,
    country: booking.travelCountry,
    uid: actor.uid,
    state: approveFirst ? 'waiting' : 'published',
    hiddenReason: null,
    travelledIn: booking.travelDate.slice(0, 7),
    createdAt: now,
    publishedAt: approveFirst ? null : now,
    editedAt: null,
    reply: null,
    repliedAt: null,
    repliedBy: null,
    featured: false,
    helpful: 0,
    reports: 0,
    revision: 1,
  };
}

const wordsOf = ({ locale = '', name, rating, text, title }: Words) => ({
  authorName: name,
  rating,
  title,
  body: text,
  locale,
});

async function lockOwn({ actor }: UserContext, tx: Tx, id: string): Promise<ReviewRow> {
  const row = await lockReview(tx, id);
  if (row === null || row.uid !== actor.uid || row.state === 'removed') throw notFound('review');
  return row;
}

/** Changes an own review. Throws `not_found`, `review_not_allowed`, `revision_changed`. */
export async function updateReview(
  context: UserContext,
  id: string,
  { pictures: sent, revision, ...written }: Written & { revision: number },
): Promise<OwnReview> {
  const { clock, db, settings } = context;
  const approveFirst = await settings.read('reviews.approveFirst');
  const { row, pictures } = await db.orm.transaction(async (tx) => {
    const before = await lockOwn(context, tx, id);
    const now = clock.now();
    if (now > editableUntil(before.createdAt)) {
      throw new ProblemError('review_not_allowed', 'A review can be changed for 30 days.');
    }
    if (before.revision !== revision) {
      const text = 'This review was changed meanwhile. Please look at it again.';
      throw new ProblemError('revision_changed', text);
    }
    // what the agency has read is read again
    const waits = approveFirst && before.state === 'published';
    const after = await updateReviewRow(tx, id, {
      ...wordsOf(written),
      editedAt: now,
      ...(waits && { state: 'waiting', featured: false }),
    });
    await moveRating(tx, after.offerId, { from: countedRating(before), to: countedRating(after) });
    return { row: after, pictures: await showPictures(context, tx, id, sent) };
  });
  await forgetRatings(context);
  return presentOwn(row, pictures, context.clock.now());
}

/** Removes an own review; its words go at once, its pictures with the next cleaning. Throws `not_found`. */
export async function removeReview(context: UserContext, id: string): Promise<Deleted> {
  await context.db.orm.transaction(async (tx) => {
    const before = await lockOwn(context, tx, id);
    await updateReviewRow(tx, id, {
      state: 'removed',
      title: '',
      body: '',
      authorName: '',
      reply: null,
      repliedAt: null,
      repliedBy: null,
      featured: false,
    });
    await moveRating(tx, before.offerId, { from: countedRating(before), to: null });
    await dropPictures(context, tx, id);
  });
  await forgetRatings(context);
  return { deletedCount: 1 };
}
