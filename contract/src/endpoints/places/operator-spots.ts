import { z } from 'zod/mini';
import * as calls from '../../calls/places/operator-spots.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import { ShownPicture } from '../../fields/pictures.ts';
import { PriceRules } from '../../fields/prices.ts';
import { CheckedSpotDetails, SpotDetails } from '../../fields/spot-details.ts';
import { SpotFacts } from '../../fields/spot-facts.ts';
import { Id, IdParams, text } from '../../fields/text.ts';
import { CATEGORIES, SORT_DIRECTIONS } from '../../options/catalogue.ts';
import { MAX_CURSOR_LENGTH, TEXT_LIMITS } from '../../options/limits.ts';
import {
  OPERATOR_SPOT_ORDERS,
  OPERATOR_SPOT_PAGE,
  SPOT_ORIGINS,
} from '../../options/operator-spots.ts';
import { SPOT_STATES } from '../../options/own-spots.ts';
import { SpotPolicy } from '../trips/policies.ts';
import { SpotPrices } from '../trips/prices.ts';
import { SpotInput } from './own-spots.ts';

const state = z.enum(SPOT_STATES);
const revision = z.int().check(z.minimum(0));

/** A destination in the agency's list. */
export const OperatorSpotRow = z.object({
  _id: z.string(),
  spot: z.string(),
  country: z.string(),
  location: z.string(),
  category: z.nullable(z.enum(CATEGORIES)),
  image: z.string(),
  average_cost: z.string(),
  currency: z.string(),
  contributed: z.boolean(),
  state,
  /** What of it waits for a decision though it is online. */
  waits: z.nullable(z.enum(['edit', 'online'])),
  createdAt: z.string(),
});
export type OperatorSpotRow = z.output<typeof OperatorSpotRow>;

/** Which destinations the agency wants to see, and in which order. Every part is optional. */
export const OperatorSpotFilter = z.object({
  /** A part of the name, country or place. */
  q: z.optional(text(TEXT_LIMITS.search)),
  state: z.optional(state),
  origin: z.optional(z.enum(SPOT_ORIGINS)),
  category: z.optional(z.enum(CATEGORIES)),
  sort: z.optional(z.enum(OPERATOR_SPOT_ORDERS)),
  /** Names and prices rise, times fall, unless it is chosen. */
  direction: z.optional(z.enum(SORT_DIRECTIONS)),
});
export type OperatorSpotFilter = z.output<typeof OperatorSpotFilter>;

/** Everything about a destination that its editor shows. */
export const OperatorSpot = z.object({
  _id: z.string(),
  state,
  contributed: z.boolean(),
  /** Null: the agency's own, or the account is deleted. */
  contributor: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  createdAt: z.string(),
  currency: z.string(),
  facts: SpotFacts,
  /** Uploaded ones, the cover first. */
  pictures: z.array(ShownPicture),
  /** Of facts and pictures; a change names it. */
  version: z.string(),
  details: z.object({ details: SpotDetails, revision: z.number() }),
  prices: SpotPrices,
  policy: SpotPolicy,
  /** The policies that it can be given. */
  policies: z.array(
    z.object({
      family: z.string(),
      name: z.string(),
      isDefault: z.boolean(),
      sentences: z.array(z.string()),
    }),
  ),
  /** What of it waits for a decision though it is online. */
  waits: z.nullable(z.enum(['edit', 'online'])),
  /** Why it is not online, if a reason was given. */
  reason: z.string(),
  archivedAt: z.nullable(z.string()),
  /** Trips to it that begin today or later and are not canceled. */
  tripsAhead: z.number(),
});
export type OperatorSpot = z.output<typeof OperatorSpot>;

/** What the agency's editor sends of the facts. */
const Facts = z.omit(SpotInput, { email: true, createdBy: true, createdAt: true });

export const listOperatorSpots = endpoint(calls.listOperatorSpots, {
  summary: `Every destination, online or not, ${OPERATOR_SPOT_PAGE.default} at a time; Link: rel="next" if there are more`,
  query: z.extend(OperatorSpotFilter, {
    limit: z.optional(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(OPERATOR_SPOT_PAGE.max)),
    ),
    /** Opaque; taken from the `Link: rel="next"` of the previous page. */
    cursor: z.optional(text(MAX_CURSOR_LENGTH, 1)),
  }),
  response: z.array(OperatorSpotRow),
});

export const exportOperatorSpots = endpoint(calls.exportOperatorSpots, {
  summary: 'Every destination that a filter finds, as a table for a spreadsheet',
  query: OperatorSpotFilter,
  response: media('text/csv'),
});

export const getOperatorSpot = endpoint(calls.getOperatorSpot, {
  summary: 'Everything about a destination, for its editor',
  params: IdParams,
  response: OperatorSpot,
  errors: ['not_found'],
});

export const createOperatorSpot = endpoint(calls.createOperatorSpot, {
  summary: "Add a destination of the agency's own, with all that is known of it",
  status: 201,
  body: z.object({
    facts: Facts,
    details: z.optional(CheckedSpotDetails),
    prices: z.optional(PriceRules),
    /** Of cancellation; null: the default one. */
    policy: z.optional(z.nullable(Id)),
  }),
  response: OperatorSpot,
  errors: ['policy_retired'],
});

export const updateOperatorSpot = endpoint(calls.updateOperatorSpot, {
  summary: 'Change a destination, each part as it was read, all of it or nothing',
  params: IdParams,
  body: z.object({
    facts: z.optional(z.object({ value: Facts, version: text(80, 1) })),
    details: z.optional(z.object({ value: CheckedSpotDetails, revision })),
    prices: z.optional(z.object({ value: PriceRules, revision })),
    policy: z.optional(z.object({ value: z.nullable(Id), revision })),
  }),
  response: OperatorSpot,
  errors: ['not_found', 'not_published', 'policy_retired', 'revision_changed'],
});

export const archiveSpot = endpoint(calls.archiveSpot, {
  summary: 'Take a destination off the site; its bookings stay, and it can come back',
  params: IdParams,
  body: z.object({ reason: text(TEXT_LIMITS.reason, 1) }),
  response: OperatorSpot,
  errors: ['not_found', 'not_published'],
});

export const restoreSpot = endpoint(calls.restoreSpot, {
  summary: 'Put an archived destination back, with all that belonged to it and its bookings',
  params: IdParams,
  response: OperatorSpot,
  errors: ['not_found', 'name_taken'],
});
