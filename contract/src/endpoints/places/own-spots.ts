import { z } from 'zod/mini';
import * as calls from '../../calls/places/own-spots.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { CATEGORIES } from '../../options/catalogue.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { SPOT_STATES } from '../../options/own-spots.ts';
import { TOLD_LIMITS } from '../../options/trips/trips.ts';
import { unansweredQuestion } from '../../rules/spots/faq.ts';
import { isPictureUrl } from '../../rules/text/image-url.ts';
import { SpotFacts } from '../../fields/spot-facts.ts';
import { claimedPictures, ShownPicture } from '../../fields/pictures.ts';
import { Spot } from './spots.ts';
import { Deleted, email, IdParams, text } from '../../fields/text.ts';

// in its own file, so that visitors' pages don't load this schema

/** A destination as its contributor sees it. */
export const OwnSpot = z.extend(Spot, {
  email: z.string(),
  createdBy: z.string(),
  questions: z.string(),
  hostName: z.string(),
  hostWords: z.string(),
  /** A lower-case ISO 4217 code, which never changes. */
  currency: z.string(),
  /** If not published, only the contributor and staff see it, and it can't be booked. */
  state: z.enum(SPOT_STATES),
  /** Why it was sent back or taken offline; empty if no reason was given. */
  reason: z.string(),
  /**
   * The contributor's latest change, while it waits for approval or after it was sent back. The published version stays
   * online.
   */
  edit: z.nullable(
    z.object({
      facts: SpotFacts,
      state: z.enum(['waiting', 'rejected']),
      reason: z.string(),
      /** Absent if the pictures don't change. */
      pictures: z.optional(z.array(ShownPicture)),
    }),
  ),
});
export type OwnSpot = z.output<typeof OwnSpot>;

const pictureUrl = text(TEXT_LIMITS.imageUrl, 1).check(
  z.refine(isPictureUrl, 'must be an http or https address'),
);

const questions = () =>
  text(TOLD_LIMITS.questions).check(
    z.refine(
      (typed) => unansweredQuestion(typed) === undefined,
      'has a question without an answer',
    ),
  );

/**
 * The input of the add and edit forms (spec §7). The cost text is in the site's currency for a new destination, and in
 * its own currency for an existing one.
 */
export const SpotInput = z.object({
  spot: text(TEXT_LIMITS.spotName, 1),
  country: text(TEXT_LIMITS.country, 1),
  average_cost: text(TEXT_LIMITS.cost, 1),
  /** Replaced by the first of `pictures`, if there are any. */
  image: pictureUrl,
  /** If left out, they stay as they are, unless `image` changes. */
  pictures: z.optional(claimedPictures()),
  seasonality: z._default(text(TEXT_LIMITS.season), ''),
  travel_time: z._default(text(TEXT_LIMITS.travelTime), ''),
  totalVisitorsPerYear: z._default(text(TEXT_LIMITS.visitorsPerYear), ''),
  description: z._default(text(TEXT_LIMITS.description), ''),
  location: z._default(text(TEXT_LIMITS.location), ''),
  category: z.optional(z.enum(CATEGORIES)),
  /** See `rules/spots/faq.ts`. If left out, the questions and the host stay as they are. */
  questions: z.optional(questions()),
  hostName: z.optional(text(TEXT_LIMITS.personName)),
  hostWords: z.optional(text(TOLD_LIMITS.hostWords)),
  /** From the specification's client; must be the caller's own address. */
  email: z.optional(email()),
  createdBy: z.optional(email()),
  /** From the specification's client; ignored, because the server stores its own time. */
  createdAt: z.optional(text(40)),
});
export type SpotInput = z.input<typeof SpotInput>;

export const listOwnSpots = endpoint(calls.listOwnSpots, {
  summary: "The caller's own spots, newest first",
  query: z.object({ email: z.optional(email()) }),
  response: z.array(OwnSpot),
  errors: ['forbidden'],
});

export const createSpot = endpoint(calls.createSpot, {
  summary: "Add a spot; a traveler's spot waits for approval if the site requires it",
  status: 201,
  body: SpotInput,
  response: OwnSpot,
  errors: ['forbidden', 'contributions_closed', 'name_taken', 'too_many_waiting'],
});

export const updateSpot = endpoint(calls.updateSpot, {
  summary: "Edit one of the caller's spots",
  params: IdParams,
  body: SpotInput,
  response: OwnSpot,
  errors: ['forbidden', 'not_found', 'name_taken'],
});

export const deleteSpot = endpoint(calls.deleteSpot, {
  summary: "Delete one of the caller's spots; its bookings stay",
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});
