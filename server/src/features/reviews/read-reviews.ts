import {
  countOf,
  isRated,
  lastReviewDay,
  meanRating,
  proposedName,
  REVIEW_PAGE,
  type RatingTotals,
  type Review,
  type ReviewOfTrip,
  type SpotReviews,
  type QueryOf,
} from '@wayfarer/contract';
import type { ReadContext, UserContext } from '../../context.ts';
import { isInstant, readCursor, writeCursor } from '../../pagination/keyset-cursor.ts';
import { notFound } from '../../problem-error.ts';
import { findBooking } from '../booking-records/index.ts';
import { presentFeatured, presentOwn, presentPublished } from './present.ts';
import { picturesOf, picturesOfEach } from './review-pictures.ts';
import { listPublished } from './store/lists.ts';
import { listSamples } from './store/samples.ts';
import { findTotals } from './store/totals.ts';
import { findReviewOf, listFeaturedRows, type ReviewRow } from './store/reviews.ts';
import { findVerified } from './store/verified.ts';
import { refusalOf } from './trip-to-review.ts';

const FEATURED_ON_HOME = 6;
/** The number of featured reviews that are read: more than Home shows, because some may no longer be verified. */
const FEATURED_LOOKED_AT = 30;
const isEmpty = (totals: RatingTotals) => countOf(totals) === 0;
const isCount = (key: string) => /^\d{1,9}$/.test(key);

export async function listSpotReviews(
  { config, db, payments }: Pick<ReadContext, 'config' | 'db' | 'payments'>,
  offerId: string,
  { cursor, rating, sort = 'newest' }: QueryOf<'listSpotReviews'>,
): Promise<SpotReviews & { next: string | null }> {
  const order = rating === undefined ? sort : `${sort} ${rating}`;
  const after = readCursor(cursor, sort === 'newest' ? isInstant : isCount, order);
  const totals = await findTotals(db.orm, offerId);
  const limit = REVIEW_PAGE + 1;
  const found = isEmpty(totals)
    ? []
    : await listPublished(db.orm, { offerId, sort, rating, after, limit });
  const page = found.slice(0, REVIEW_PAGE);
  const last = found.length > REVIEW_PAGE ? page.at(-1) : undefined;
  const ids = page.map(({ id }) => id);
  const picturesOfOne = await picturesOfEach(db.orm, ids);
  const verified = await findVerified(db.orm, ids, payments.livemode);
  const isSampled = config.mode === 'demo' && isEmpty(totals);
  const samples = isSampled ? await listSamples(db.orm, offerId) : [];
  return {
    totals: [...totals],
    mean: meanRating(totals),
    rated: isRated(totals),
    reviews: page.map((row) =>
      presentPublished(row, { verified: verified.has(row.id), pictures: picturesOfOne(row.id) }),
    ),
    ...(samples.length > 0 && { samples }),
    next: last ? writeCursor({ key: keyOf(last, sort), id: last.id }, order) : null,
  };
}

function keyOf(row: ReviewRow, sort: string): string {
  if (sort === 'newest') return (row.publishedAt ?? row.createdAt).toISOString();
  return String(sort === 'helpful' ? row.helpful : row.rating);
}

/** The review of the caller's own trip, if any, and the reason why they can't write one. Throws `not_found`. */
export async function getOwnReview(context: UserContext, bookingId: string): Promise<ReviewOfTrip> {
  const { actor, clock, db } = context;
  const booking = await findBooking(db.orm, bookingId);
  if (booking === null || booking.uid !== actor.uid) throw notFound('trip');
  const row = await findReviewOf(db.orm, bookingId);
  return {
    refusal: await refusalOf(context, db.orm, booking, row),
    lastDay: lastReviewDay(booking.travelDate, booking.durationDays),
    travelledIn: booking.travelDate.slice(0, 7),
    proposedName: proposedName(actor.name),
    review:
      row === null || row.state === 'removed'
        ? null
        : presentOwn(row, await picturesOf(db.orm, row.id), clock.now()),
  };
}

/** The reviews that Home shows before its samples: those that the agency features and that are verified. */
export async function listFeaturedReviews({
  db,
  payments,
}: Pick<ReadContext, 'db' | 'payments'>): Promise<Review[]> {
  const rows = await listFeaturedRows(db.orm, FEATURED_LOOKED_AT);
  const ids = rows.map(({ id }) => id);
  const verified = await findVerified(db.orm, ids, payments.livemode);
  const shown = rows.filter(({ id }) => verified.has(id));
  return shown.slice(0, FEATURED_ON_HOME).map(presentFeatured);
}
