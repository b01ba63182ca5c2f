import { z } from 'zod/mini';
import * as calls from '../../calls/agency/reviews.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { ListPageQuery } from '../../fields/list-page.ts';
import { ShownPicture } from '../../fields/pictures.ts';
import { IdParams, text } from '../../fields/text.ts';
import { CONSOLE_PAGE } from '../../options/console.ts';
import {
  REVIEW_HIDE_REASONS,
  REVIEW_LIMITS,
  REVIEW_REPORT_REASONS,
  REVIEW_STATES,
  REVIEW_VIEWS,
} from '../../options/reviews.ts';

export const ModeratedReview = z.object({
  _id: z.string(),
  bookingId: z.string(),
  offerId: z.string(),
  spot: z.string(),
  country: z.string(),
  name: z.string(),
  rating: z.number(),
  title: z.string(),
  text: z.string(),
  travelledIn: z.string(),
  state: z.enum(REVIEW_STATES),
  hiddenReason: z.nullable(z.enum(REVIEW_HIDE_REASONS)),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  /** See `TripReview.verified`. */
  verified: z.boolean(),
  featured: z.boolean(),
  helpful: z.number(),
  pictures: z.array(ShownPicture),
  reply: z.nullable(z.object({ text: z.string(), at: z.string() })),
  /** Open reports, without the names of the people who reported. */
  reports: z.array(
    z.object({ reason: z.enum(REVIEW_REPORT_REASONS), detail: z.string(), at: z.string() }),
  ),
  revision: z.number(),
});
export type ModeratedReview = z.output<typeof ModeratedReview>;

export const listReviewsToModerate = endpoint(calls.listReviewsToModerate, {
  summary: `Reported, waiting, published or hidden reviews, newest first, ${CONSOLE_PAGE} at a time`,
  query: z.extend(ListPageQuery, { view: z.optional(z.enum(REVIEW_VIEWS)) }),
  response: z.array(ModeratedReview),
});

const ERRORS = ['not_found', 'revision_changed', 'already_decided'] as const;

export const decideReview = endpoint(calls.decideReview, {
  summary:
    'Publish a review, or hide it for a listed reason that its author sees; closes its reports',
  params: IdParams,
  body: z.object({
    /** `publish` also dismisses the reports about a published review. */
    decision: z.enum(['publish', 'hide']),
    reason: z.optional(z.enum(REVIEW_HIDE_REASONS)),
    revision: z.number(),
  }),
  response: ModeratedReview,
  errors: ERRORS,
});

export const replyToReview = endpoint(calls.replyToReview, {
  summary: "Add the agency's reply to a review; only one is possible",
  params: IdParams,
  body: z.object({ text: text(REVIEW_LIMITS.reply, 1) }),
  response: ModeratedReview,
  errors: ['not_found', 'already_decided'],
});

export const featureReview = endpoint(calls.featureReview, {
  summary: 'Feature a published review on the home page, or stop featuring it',
  params: IdParams,
  body: z.object({ featured: z.boolean() }),
  response: ModeratedReview,
  errors: ['not_found', 'conflict'],
});
