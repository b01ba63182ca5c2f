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
  SPOT_PRICE_CHANGES,
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
  /** The kind of decision that an online destination is waiting for; null if none. */
  waits: z.nullable(z.enum(['edit', 'online'])),
  createdAt: z.string(),
});
export type OperatorSpotRow = z.output<typeof OperatorSpotRow>;

/** Filters and sorts the agency's list of destinations. All parts are optional. */
export const OperatorSpotFilter = z.object({
  /** Part of the name, the country or the location. */
  q: z.optional(text(TEXT_LIMITS.search)),
  state: z.optional(state),
  origin: z.optional(z.enum(SPOT_ORIGINS)),
  category: z.optional(z.enum(CATEGORIES)),
  sort: z.optional(z.enum(OPERATOR_SPOT_ORDERS)),
  /** The direction; by default, names and prices ascend and times descend. */
  direction: z.optional(z.enum(SORT_DIRECTIONS)),
});
export type OperatorSpotFilter = z.output<typeof OperatorSpotFilter>;

/** Everything that the editor of a destination shows. */
export const OperatorSpot = z.object({
  _id: z.string(),
  state,
  contributed: z.boolean(),
  /** The contributor; null for the agency's own destinations, and once the contributor's account is deleted. */
  contributor: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  createdAt: z.string(),
  currency: z.string(),
  facts: SpotFacts,
  /** Uploaded pictures, cover first. */
  pictures: z.array(ShownPicture),
  /** The version of the facts and pictures; to be sent back with a change. */
  version: z.string(),
  details: z.object({ details: SpotDetails, revision: z.number() }),
  prices: SpotPrices,
  policy: SpotPolicy,
  /** The policies that can be chosen. */
  policies: z.array(
    z.object({
      family: z.string(),
      name: z.string(),
      isDefault: z.boolean(),
      sentences: z.array(z.string()),
    }),
  ),
  /** The kind of decision that an online destination is waiting for; null if none. */
  waits: z.nullable(z.enum(['edit', 'online'])),
  /** The reason why the destination isn't online; empty if none was given. */
  reason: z.string(),
  archivedAt: z.nullable(z.string()),
  /** The number of trips to the destination that begin today or later and aren't canceled. */
  tripsAhead: z.number(),
});
export type OperatorSpot = z.output<typeof OperatorSpot>;

/** The facts of a destination as the agency's editor sends them. */
const Facts = z.omit(SpotInput, { email: true, createdBy: true, createdAt: true });

export const listOperatorSpots = endpoint(calls.listOperatorSpots, {
  summary: `Every destination, online or not, ${OPERATOR_SPOT_PAGE.default} at a time; Link: rel="next" if there are more`,
  query: z.extend(OperatorSpotFilter, {
    limit: z.optional(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(OPERATOR_SPOT_PAGE.max)),
    ),
    /** An opaque cursor, from the `Link: rel="next"` of the previous page. */
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
    /** The id of the cancellation policy's family; null for the default. */
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
    /**
     * True if the person has confirmed a price that is more than three times the old one, or less than a third of it.
     */
    confirmPrice: z.optional(z.boolean()),
  }),
  response: OperatorSpot,
  errors: ['not_found', 'not_published', 'policy_retired', 'price_moved_far', 'revision_changed'],
});

/** A change of a destination's price per day; prices are cost texts. */
export const SpotPriceChange = z.object({
  at: z.string(),
  /** The name of the person when they made the change; null if it is no longer known. */
  byName: z.nullable(z.string()),
  before: z.string(),
  after: z.string(),
});
export type SpotPriceChange = z.output<typeof SpotPriceChange>;

export const listSpotPriceHistory = endpoint(calls.listSpotPriceHistory, {
  summary: `The latest ${SPOT_PRICE_CHANGES} changes of a destination's price by staff, newest first`,
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
