import type { ReviewReportReason, ReviewHideReason, ReviewState } from '@wayfarer/contract';
import { boolean, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Travelers' reviews, one per booking. */
export const tripReviews = pgTable('trip_reviews', {
  id: text('id').primaryKey(),
  bookingId: text('booking_id').notNull(),
  /** Kept even if the destination is deleted. */
  offerId: text('offer_id').notNull(),
  spotName: text('spot_name').notNull(),
  country: text('country').notNull(),
  /** Null once the account is deleted. */
  uid: text('uid'),
  authorName: text('author_name').notNull(),
  rating: integer('rating').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  locale: text('locale').notNull(),
  state: text('state').$type<ReviewState>().notNull(),
  /** Stays when the author removes the review, so that a hidden review can't be written again. */
  hiddenReason: text('hidden_reason').$type<ReviewHideReason>(),
  /** Such as '2027-04'. */
  travelledIn: text('travelled_in').notNull(),
  createdAt: instant('created_at').notNull(),
  publishedAt: instant('published_at'),
  editedAt: instant('edited_at'),
  reply: text('reply'),
  repliedAt: instant('replied_at'),
  repliedBy: text('replied_by'),
  featured: boolean('featured').notNull().default(false),
  /** The number of its rows in `review_helpful`. */
  helpful: integer('helpful').notNull().default(0),
  /** The number of open reports. */
  reports: integer('reports').notNull().default(0),
  revision: integer('revision').notNull(),
});

/** Reports of reviews, at most one per person and review. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: text('review_id').notNull(),
    uid: text('uid').notNull(),
    reason: text('reason').$type<ReviewReportReason>().notNull(),
    detail: text('detail').notNull(),
    at: instant('at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.uid] })],
);

export const reviewHelpful = pgTable(
  'review_helpful',
  { reviewId: text('review_id').notNull(), uid: text('uid').notNull() },
  (table) => [primaryKey({ columns: [table.reviewId, table.uid] })],
);

/** The numbers of a destination's published reviews by rating. */
export const ratingTotals = pgTable('rating_totals', {
  offerId: text('offer_id').primaryKey(),
  n1: integer('n1').notNull().default(0),
  n2: integer('n2').notNull().default(0),
  n3: integer('n3').notNull().default(0),
  n4: integer('n4').notNull().default(0),
  n5: integer('n5').notNull().default(0),
  /** The rating from before the reviews, which applies while there are too few of them. */
  editorial: doublePrecision('editorial'),
});
