import { z } from 'zod/mini';
import * as calls from '../../calls/places/reviews.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { claimedPictures, ShownPicture } from '../../fields/pictures.ts';
import { Deleted, IdParams, text } from '../../fields/text.ts';
import { ReviewForm } from '../../forms/places/review-form.ts';
import { MAX_CURSOR_LENGTH } from '../../options/limits.ts';
import {
  REVIEW_HIDE_REASONS,
  REVIEW_LIMITS,
  REVIEW_PAGE,
  REVIEW_REPORT_REASONS,
  REVIEW_SORTS,
  REVIEW_STATES,
} from '../../options/reviews.ts';
import { REVIEW_REFUSALS } from '../../rules/reviews/review-allowed.ts';

const stars = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5));

const WrittenReview = z.object({
  _id: z.string(),
  name: z.string(),
  rating: z.number(),
  title: z.string(),
  text: z.string(),
  /** Such as `2027-04`. */
  travelledIn: z.string(),
  pictures: z.array(ShownPicture),
  reply: z.nullable(z.object({ text: z.string(), at: z.string() })),
});

export const TripReview = z.extend(WrittenReview, {
  /** The author's language, as reported by the browser; empty if unknown. */
  locale: z.string(),
  publishedAt: z.string(),
  edited: z.boolean(),
  /**
   * True while the trip is booked and paid, if it was booked in time and wasn't a no-show, and its author is an
   * independent traveler.
   */
  verified: z.boolean(),
  helpful: z.number(),
});
export type TripReview = z.output<typeof TripReview>;

/** A review of the sample content, which never counts toward a rating. */
export const SampleReview = z.object({
  _id: z.string(),
  name: z.string(),
  rating: z.number(),
  text: z.string(),
  location: z.string(),
});
export type SampleReview = z.output<typeof SampleReview>;

export const SpotReviews = z.object({
  /** The numbers of reviews with one to five stars. */
  totals: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]),
  /** The mean rating to two decimals; null without reviews. */
  mean: z.nullable(z.number()),
  /** True if the destination's rating is the mean of its reviews; false while there are too few. */
  rated: z.boolean(),
  reviews: z.array(TripReview),
  /** Sample reviews; only in demo mode, until the destination has reviews of its own. */
  samples: z.optional(z.array(SampleReview)),
});
export type SpotReviews = z.output<typeof SpotReviews>;

export const OwnReview = z.extend(WrittenReview, {
  state: z.enum(REVIEW_STATES),
  hiddenReason: z.nullable(z.enum(REVIEW_HIDE_REASONS)),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  /** True while the author can change it. */
  editable: z.boolean(),
  revision: z.number(),
});
export type OwnReview = z.output<typeof OwnReview>;

/** A trip's review, or the reason why none can be written. */
export const ReviewOfTrip = z.object({
  refusal: z.nullable(z.enum(REVIEW_REFUSALS)),
  /** The last day, at the destination, for writing a review. */
  lastDay: z.string(),
  travelledIn: z.string(),
  /** The first name and an initial. */
  proposedName: z.string(),
  review: z.nullable(OwnReview),
});
export type ReviewOfTrip = z.output<typeof ReviewOfTrip>;

const Written = z.extend(ReviewForm, {
  locale: z.optional(text(35)),
  /** If left out, the current pictures stay. */
  pictures: z.optional(claimedPictures()),
});

export const listSpotReviews = endpoint(calls.listSpotReviews, {
  summary: `Reviews by people who booked, paid and went, ${REVIEW_PAGE} at a time`,
  params: IdParams,
  query: z.object({
    sort: z.optional(z.enum(REVIEW_SORTS)),
    rating: z.optional(stars),
    cursor: z.optional(text(MAX_CURSOR_LENGTH, 1)),
  }),
  response: SpotReviews,
});

export const getOwnReview = endpoint(calls.getOwnReview, {
  summary: "The caller's review of one of their trips, and whether they can write one",
  params: IdParams,
  response: ReviewOfTrip,
  errors: ['not_found'],
});

export const createReview = endpoint(calls.createReview, {
  summary: 'Review a trip that was booked, paid and is over; once per booking',
  status: 201,
  params: IdParams,
  body: Written,
  response: OwnReview,
  errors: ['not_found', 'review_not_allowed'],
});

export const updateReview = endpoint(calls.updateReview, {
  summary: "Change one of the caller's reviews, within 30 days",
  params: IdParams,
  body: z.extend(Written, { revision: z.number() }),
  response: OwnReview,
  errors: ['not_found', 'review_not_allowed', 'revision_changed'],
});

export const removeReview = endpoint(calls.removeReview, {
  summary: "Remove one of the caller's reviews",
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});

export const reportReview = endpoint(calls.reportReview, {
  summary: 'Report a review to the agency; once per person',
  status: 201,
  params: IdParams,
  body: z.object({
    reason: z.enum(REVIEW_REPORT_REASONS),
    detail: z.optional(text(REVIEW_LIMITS.detail)),
  }),
  response: z.object({ received: z.literal(true) }),
  errors: ['not_found', 'own_review'],
});

const Helpful = z.object({ helpful: z.number() });

export const markHelpful = endpoint(calls.markHelpful, {
  summary: 'Mark a review as helpful; repeating it changes nothing',
  params: IdParams,
  response: Helpful,
  errors: ['not_found', 'own_review'],
});

export const unmarkHelpful = endpoint(calls.unmarkHelpful, {
  summary: 'Remove the helpful mark from a review',
  params: IdParams,
  response: Helpful,
  errors: ['not_found'],
});
