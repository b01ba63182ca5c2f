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
import { lockBookingForUpdate, type BookingRow } from '../booking-records/index.ts';
import { lockUserForShare } from '../users/index.ts';
import { presentOwn } from './present.ts';
import { dropPictures, showPictures } from './review-pictures.ts';
import { moveRating } from './move-rating.ts';
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

const countedRating = ({ rating, state }: Pick<ReviewRow, 'rating' | 'state'>) =>
  state === 'published' ? rating : null;

export interface PublicChange {
  reviews: boolean;
  /** True if the destination's rating changes, which its card, its page and every list show. */
  rating: boolean;
}

/** Replaces a review's previous version in the totals; `before` is null for a new review. */
export async function countReview(
  tx: Tx,
  before: ReviewRow | null,
  after: ReviewRow,
): Promise<PublicChange> {
  const [from, to] = [before && countedRating(before), countedRating(after)];
  const rating = await moveRating(tx, after.offerId, { from, to });
  return { reviews: from !== null || to !== null, rating };
}

/** Invalidates cached responses. Call it after the commit. A change that no one else can see invalidates nothing. */
export async function forgetAnswers(
  { invalidate }: AppContext,
  { rating, reviews }: PublicChange,
): Promise<void> {
  if (reviews) await invalidate('reviews');
  if (rating) await invalidate('spots');
}

/**
 * Writes a review of the caller's own trip. Checks the trip again, because it may have changed since the form was
 * opened. Throws `not_found`, `review_not_allowed`, and `invalid_input` for pictures that aren't the caller's.
 */
export async function createReview(
  context: UserContext,
  bookingId: string,
  { pictures: sent, ...written }: Written,
): Promise<OwnReview> {
  const { actor, db, settings } = context;
  const approveFirst = await settings.read('reviews.approveFirst');
  const { change, row, pictures } = await db.orm.transaction(async (tx) => {
    if (!(await lockUserForShare(tx, actor.uid))) throw notFound('trip');
    // Without the lock, the agency could move the trip into the future at the same time.
    const booking = await lockBookingForUpdate(tx, bookingId);
    if (booking === null || booking.uid !== actor.uid) throw notFound('trip');
    const before = await lockReviewOf(tx, bookingId);
    const refusal = await refusalOf(context, tx, booking, before);
    if (refusal !== null) throw notAllowed(refusal);
    const wanted = newRow(context, booking, { ...written, approveFirst });
    const made = before ? await rewrite(tx, before, wanted) : wanted;
    if (!before && !(await insertReview(tx, wanted))) throw notAllowed('written');
    const change = await countReview(tx, null, made);
    return { change, row: made, pictures: await showPictures(context, tx, made.id, sent) };
  });
  await forgetAnswers(context, change);
  return presentOwn(row, pictures, context.clock.now());
}

/** Writes a new review into the row of one that its author has removed. */
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

/**
 * Changes the caller's own review. Throws `not_found`, `review_not_allowed`, `revision_changed`, and `invalid_input`
 * for pictures that aren't the caller's.
 */
export async function updateReview(
  context: UserContext,
  id: string,
  { pictures: sent, revision, ...written }: Written & { revision: number },
): Promise<OwnReview> {
  const { clock, db, settings } = context;
  const approveFirst = await settings.read('reviews.approveFirst');
  const { change, row, pictures } = await db.orm.transaction(async (tx) => {
    const before = await lockOwn(context, tx, id);
    const now = clock.now();
    if (now > editableUntil(before.createdAt)) {
      throw new ProblemError('review_not_allowed', 'You can only change a review for 30 days.');
    }
    if (before.revision !== revision) {
      const text = 'This review has changed since you opened it. Please look at it again.';
      throw new ProblemError('revision_changed', text);
    }
    // the agency has to approve changed text again
    const waits = approveFirst && before.state === 'published';
    const after = await updateReviewRow(tx, id, {
      ...wordsOf(written),
      editedAt: now,
      ...(waits && { state: 'waiting', featured: false }),
    });
    const change = await countReview(tx, before, after);
    return { change, row: after, pictures: await showPictures(context, tx, id, sent) };
  });
  await forgetAnswers(context, change);
  return presentOwn(row, pictures, context.clock.now());
}

/**
 * Removes the caller's own review. Its text is deleted at once, its pictures at the next cleanup. Throws `not_found`.
 */
export async function removeReview(context: UserContext, id: string): Promise<Deleted> {
  const change = await context.db.orm.transaction(async (tx) => {
    const before = await lockOwn(context, tx, id);
    const after = await updateReviewRow(tx, id, {
      state: 'removed',
      title: '',
      body: '',
      authorName: '',
      reply: null,
      repliedAt: null,
      repliedBy: null,
      featured: false,
    });
    await dropPictures(context, tx, id);
    return countReview(tx, before, after);
  });
  await forgetAnswers(context, change);
  return { deletedCount: 1 };
}
