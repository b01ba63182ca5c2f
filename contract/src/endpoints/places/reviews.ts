import { z } from 'zod/mini';
import * as calls from '../../calls/places/reviews.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { claimedPictures, ShownPicture } from '../../fields/pictures.ts';
import { Deleted, IdParams, text } from '../../fields/text.ts';
import { ReviewForm } from '../../forms/review-form.ts';
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

/** A published review as everyone sees it. */
export const TripReview = z.object({
  _id: z.string(),
  name: z.string(),
  rating: z.number(),
  title: z.string(),
  text: z.string(),
  /** In which language it was written, as far as the browser said so; else empty. */
  locale: z.string(),
  /** The month of the trip, such as `2027-04`. */
  travelledIn: z.string(),
  publishedAt: z.string(),
  edited: z.boolean(),
  /** False once the booking was canceled or its money went back. */
  verified: z.boolean(),
  helpful: z.number(),
  pictures: z.array(ShownPicture),
  reply: z.nullable(z.object({ text: z.string(), at: z.string() })),
});
export type TripReview = z.output<typeof TripReview>;

/** How a destination is rated, and some of what was written. */
export const SpotReviews = z.object({
  /** How many gave one star, two ... five. */
  totals: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]),
  /** Their mean to two decimals; null without reviews. */
  mean: z.nullable(z.number()),
  /** The destination's rating is their mean; otherwise the agency's own estimate. */
  rated: z.boolean(),
  reviews: z.array(TripReview),
});
export type SpotReviews = z.output<typeof SpotReviews>;

/** A review as its author sees it. */
export const OwnReview = z.object({
  _id: z.string(),
  name: z.string(),
  rating: z.number(),
  title: z.string(),
  text: z.string(),
  state: z.enum(REVIEW_STATES),
  hiddenReason: z.nullable(z.enum(REVIEW_HIDE_REASONS)),
  travelledIn: z.string(),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  /** Whether it can still be changed. */
  editable: z.boolean(),
  pictures: z.array(ShownPicture),
  reply: z.nullable(z.object({ text: z.string(), at: z.string() })),
  revision: z.number(),
});
export type OwnReview = z.output<typeof OwnReview>;

/** Whether a trip can be reviewed, and the review that there is. */
export const ReviewOfTrip = z.object({
  refusal: z.nullable(z.enum(REVIEW_REFUSALS)),
  /** The last day for writing one, at the destination. */
  lastDay: z.string(),
  travelledIn: z.string(),
  /** First name and initial. */
  proposedName: z.string(),
  review: z.nullable(OwnReview),
});
export type ReviewOfTrip = z.output<typeof ReviewOfTrip>;

const Written = z.extend(ReviewForm, {
  locale: z.optional(text(35)),
  /** Left out: those that it has stay. */
  pictures: z.optional(claimedPictures()),
});

export const listSpotReviews = endpoint(calls.listSpotReviews, {
  summary: `Reviews of people who booked, paid and went, ${REVIEW_PAGE} at a time`,
  params: IdParams,
  query: z.object({
    sort: z.optional(z.enum(REVIEW_SORTS)),
    rating: z.optional(stars),
    cursor: z.optional(text(MAX_CURSOR_LENGTH, 1)),
  }),
  response: SpotReviews,
});

export const getOwnReview = endpoint(calls.getOwnReview, {
  summary: "The caller's review of one of their trips, or whether they can write one",
  params: IdParams,
  response: ReviewOfTrip,
  errors: ['not_found'],
});

export const createReview = endpoint(calls.createReview, {
  summary: 'Review a trip that was booked, paid and is over; once for each booking',
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
  summary: 'Report a review to the agency; once for each person',
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
  summary: 'Say that a review was helpful; saying it again changes nothing',
  params: IdParams,
  response: Helpful,
  errors: ['not_found', 'own_review'],
});

export const unmarkHelpful = endpoint(calls.unmarkHelpful, {
  summary: 'Take that back',
  params: IdParams,
  response: Helpful,
  errors: ['not_found'],
});
