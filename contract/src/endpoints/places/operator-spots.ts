import { z } from 'zod/mini';
import * as calls from '../../calls/places/operator-spots.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import { ShownPicture } from '../../fields/pictures.ts';
import { PriceRules } from '../../fields/money/prices.ts';
import { CheckedSpotDetails, SpotDetails } from '../../fields/spot-details.ts';
import { SpotFacts } from '../../fields/spot-facts.ts';
import { Id, IdParams, text } from '../../fields/text.ts';
import { CATEGORIES, SORT_DIRECTIONS } from '../../options/catalogue.ts';
import { MAX_CURSOR_LENGTH, TEXT_LIMITS } from '../../options/limits.ts';
import {
  OPERATOR_SPOT_ORDERS,
  OPERATOR_SPOT_PAGE,
  SPOT_ORIGINS,
  SPOT_PRICE_CHANGES,
} from '../../options/operator-spots.ts';
import { SPOT_STATES } from '../../options/own-spots.ts';
import { SpotPolicy } from '../trips/policies.ts';
import { SpotPrices } from '../trips/prices.ts';
import { SpotInput } from './own-spots.ts';

const state = z.enum(SPOT_STATES);
const revision = z.int().check(z.minimum(0));

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
  /** The decision that an online destination waits for; null if none. */
  waits: z.nullable(z.enum(['edit', 'online'])),
  createdAt: z.string(),
});
export type OperatorSpotRow = z.output<typeof OperatorSpotRow>;

export const OperatorSpotFilter = z.object({
  /** Part of the name, the country or the location. */
  q: z.optional(text(TEXT_LIMITS.search)),
  state: z.optional(state),
  origin: z.optional(z.enum(SPOT_ORIGINS)),
  category: z.optional(z.enum(CATEGORIES)),
  sort: z.optional(z.enum(OPERATOR_SPOT_ORDERS)),
  /** By default, names and prices ascend and times descend. */
  direction: z.optional(z.enum(SORT_DIRECTIONS)),
});
export type OperatorSpotFilter = z.output<typeof OperatorSpotFilter>;

export const OperatorSpot = z.object({
  _id: z.string(),
  state,
  contributed: z.boolean(),
  /** Null for the agency's own destinations, and once the contributor's account is deleted. */
  contributor: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  createdAt: z.string(),
  currency: z.string(),
  facts: SpotFacts,
  /** Cover first. */
  pictures: z.array(ShownPicture),
  /** The version of facts and pictures, to be sent back with a change. */
  version: z.string(),
  details: z.object({ details: SpotDetails, revision: z.number() }),
  prices: SpotPrices,
  policy: SpotPolicy,
  /** The policies to choose from. */
  policies: z.array(
    z.object({
      family: z.string(),
      name: z.string(),
      isDefault: z.boolean(),
      sentences: z.array(z.string()),
    }),
  ),
  /** As in `OperatorSpotRow`. */
  waits: z.nullable(z.enum(['edit', 'online'])),
  /** Why the destination isn't online; empty if no reason was given. */
  reason: z.string(),
  archivedAt: z.nullable(z.string()),
  /** Held and booked trips that begin today or later. */
  tripsAhead: z.number(),
});
export type OperatorSpot = z.output<typeof OperatorSpot>;

const Facts = z.omit(SpotInput, { email: true, createdBy: true, createdAt: true });

export const listOperatorSpots = endpoint(calls.listOperatorSpots, {
  summary: `Every destination, online or not, ${OPERATOR_SPOT_PAGE.default} at a time; Link: rel="next" if there are more`,
  query: z.extend(OperatorSpotFilter, {
    limit: z.optional(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(OPERATOR_SPOT_PAGE.max)),
    ),
    cursor: z.optional(text(MAX_CURSOR_LENGTH, 1)),
  }),
  response: z.array(OperatorSpotRow),
});

export const exportOperatorSpots = endpoint(calls.exportOperatorSpots, {
  summary: 'Export all destinations that match a filter as CSV',
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
  summary: "Add one of the agency's own destinations, with all its parts",
  status: 201,
  body: z.object({
    facts: Facts,
    details: z.optional(CheckedSpotDetails),
    prices: z.optional(PriceRules),
    /** The family of a cancellation policy; null for the default. */
    policy: z.optional(z.nullable(Id)),
  }),
  response: OperatorSpot,
  errors: ['policy_retired'],
});

export const updateOperatorSpot = endpoint(calls.updateOperatorSpot, {
  summary:
    'Change parts of a destination; if one of them has changed since it was read, nothing is saved',
  params: IdParams,
  body: z.object({
    facts: z.optional(z.object({ value: Facts, version: text(80, 1) })),
    details: z.optional(z.object({ value: CheckedSpotDetails, revision })),
    prices: z.optional(z.object({ value: PriceRules, revision })),
    policy: z.optional(z.object({ value: z.nullable(Id), revision })),
    /** True if the person has confirmed a price that `movesFar` asks about. */
    confirmPrice: z.optional(z.boolean()),
  }),
  response: OperatorSpot,
  errors: ['not_found', 'not_published', 'policy_retired', 'price_moved_far', 'revision_changed'],
});

/** Prices are cost texts. */
export const SpotPriceChange = z.object({
  at: z.string(),
  /** The person's name at that time; null if unknown. */
  byName: z.nullable(z.string()),
  before: z.string(),
  after: z.string(),
});
export type SpotPriceChange = z.output<typeof SpotPriceChange>;

export const listSpotPriceHistory = endpoint(calls.listSpotPriceHistory, {
  summary: `The latest ${SPOT_PRICE_CHANGES} changes to a destination's price by staff, newest first`,
  params: IdParams,
  response: z.array(SpotPriceChange),
});

export const archiveSpot = endpoint(calls.archiveSpot, {
  summary: 'Take a destination offline; its bookings stay, and it can be restored',
  params: IdParams,
  body: z.object({ reason: text(TEXT_LIMITS.reason, 1) }),
  response: OperatorSpot,
  errors: ['not_found', 'not_published'],
});

export const restoreSpot = endpoint(calls.restoreSpot, {
  summary:
    'Put an archived destination back online, with everything that belonged to it and its bookings',
  params: IdParams,
  response: OperatorSpot,
  errors: ['not_found', 'name_taken'],
});
