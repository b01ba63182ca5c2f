import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  CATEGORIES,
  CATEGORY_FILTERS,
  MAX_CURSOR_LENGTH,
  SPOT_PAGE,
  SPOT_SORTS,
  SPOT_STATES,
  TEXT_LIMITS,
} from './options.ts';
import { isPictureUrl } from './rules/image-url.ts';
import { Deleted, email, IdParams, text } from './text.ts';

/** A tourist spot as everybody sees it (spec §3). Public answers never carry the owner's e-mail. */
export const Spot = z.object({
  _id: z.string(),
  spot: z.string(),
  country: z.string(),
  location: z.string(),
  category: z.nullable(z.enum(CATEGORIES)),
  description: z.string(),
  image: z.string(),
  /** Tiny data URI shown until the picture has loaded; only for the site's own artwork. */
  imagePlaceholder: z.optional(z.string()),
  average_cost: z.string(),
  seasonality: z.string(),
  travel_time: z.string(),
  totalVisitorsPerYear: z.string(),
  rating: z.number(),
  visitors: z.number(),
  /** How many people like it, as stored; the favourites of visitors are never sent. */
  likes: z.number(),
  /** By a traveler, rather than one of the agency's own. Never says by whom. */
  contributed: z.boolean(),
  createdAt: z.string(),
});
export type Spot = z.output<typeof Spot>;

/** A spot as its owner sees it. */
export const OwnSpot = z.extend(Spot, {
  email: z.string(),
  createdBy: z.string(),
  /** Lower-case ISO 4217; a destination keeps the one in which it was added. */
  currency: z.string(),
  /** `waiting` for approval and `rejected` ones are seen by their owner alone, and cannot be booked. */
  state: z.enum(SPOT_STATES),
  /** Why it was rejected; empty where no reason was given. */
  reason: z.string(),
});
export type OwnSpot = z.output<typeof OwnSpot>;

const pictureUrl = text(TEXT_LIMITS.imageUrl, 1).check(
  z.refine(isPictureUrl, 'must be an http or https address'),
);

/**
 * What the add and edit forms send (spec §7). The cost text is read in the site's currency when a spot is
 * added, and in the spot's own ever after.
 */
export const SpotInput = z.object({
  spot: text(TEXT_LIMITS.spotName, 1),
  country: text(TEXT_LIMITS.country, 1),
  average_cost: text(TEXT_LIMITS.cost, 1),
  image: pictureUrl,
  seasonality: z._default(text(TEXT_LIMITS.season), ''),
  travel_time: z._default(text(TEXT_LIMITS.travelTime), ''),
  totalVisitorsPerYear: z._default(text(TEXT_LIMITS.visitorsPerYear), ''),
  description: z._default(text(TEXT_LIMITS.description), ''),
  location: z._default(text(TEXT_LIMITS.location), ''),
  category: z.optional(z.enum(CATEGORIES)),
  /** The owner's address as the specification's client sends it; it must be the caller's own. */
  email: z.optional(email()),
  createdBy: z.optional(email()),
  /** Sent by the specification's client; the server's own clock is what is stored. */
  createdAt: z.optional(text(40)),
});
export type SpotInput = z.input<typeof SpotInput>;

const cost = z.coerce.number().check(z.minimum(0), z.maximum(1_000_000_000));

/** Narrows and orders the catalogue. Every part is optional; together they stay in the page's URL. */
export const SpotFilter = z.object({
  search: z.optional(text(TEXT_LIMITS.search)),
  category: z.optional(z.enum(CATEGORY_FILTERS)),
  country: z.optional(text(TEXT_LIMITS.country)),
  /** Cost per day in major units. */
  minCost: z.optional(cost),
  maxCost: z.optional(cost),
});
export const SpotQuery = z.extend(SpotFilter, {
  sort: z.optional(z.enum(SPOT_SORTS)),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(SPOT_PAGE.max))),
  /**
   * Opaque; taken from the `Link: rel="next"` of the page before. That page can hold fewer than `limit`,
   * even none, where looking further would have taken too long.
   */
  cursor: z.optional(text(MAX_CURSOR_LENGTH)),
});
export type SpotQuery = z.input<typeof SpotQuery>;

/**
 * How many spots match, in all and by category and country. Of a search or a price range a thousand
 * are counted at most; where there are more, every number but `siteTotal` is of those only.
 */
export const SpotFacets = z.object({
  total: z.number(),
  /** False when not all matches were counted (shown as '1,000+'). */
  totalIsExact: z.boolean(),
  categories: z.object({
    all: z.number(),
    beach: z.number(),
    mountain: z.number(),
    city: z.number(),
    historical: z.number(),
    nature: z.number(),
    adventure: z.number(),
  }),
  /** All spots of the site, whatever the filter: the Y of 'Showing X of Y destinations'. */
  siteTotal: z.number(),
  countries: z.array(z.object({ country: z.string(), count: z.number() })),
});
export type SpotFacets = z.output<typeof SpotFacets>;

export const listSpots = endpoint({
  method: 'GET',
  path: '/allSpots',
  summary: 'All spots, filtered and sorted on demand; Link: rel="next" where there are more',
  auth: 'public',
  group: 'AllSpots',
  query: SpotQuery,
  response: z.array(Spot),
});

export const spotFacets = endpoint({
  method: 'GET',
  path: '/allSpots/facets',
  summary: 'How many spots match, by category and country',
  auth: 'public',
  group: 'AllSpots',
  query: SpotFilter,
  response: SpotFacets,
});

export const suggestSpots = endpoint({
  method: 'GET',
  path: '/allSpots/suggestions',
  summary: 'Up to eight spots and countries whose names match what was typed so far',
  auth: 'public',
  group: 'AllSpots',
  query: z.object({ search: text(TEXT_LIMITS.search, 1) }),
  response: z.array(
    z.object({
      kind: z.enum(['spot', 'country']),
      label: z.string(),
      detail: z.string(),
      spotId: z.optional(z.string()),
    }),
  ),
});

export const getSpot = endpoint({
  method: 'GET',
  path: '/allSpots/:id',
  summary: 'One spot',
  auth: 'public',
  group: 'AllSpots',
  params: IdParams,
  response: Spot,
  errors: ['not_found'],
});

export const listOwnSpots = endpoint({
  method: 'GET',
  path: '/allSpotsById',
  summary: "The caller's own spots, newest first",
  auth: 'user',
  group: 'AllSpots',
  query: z.object({ email: z.optional(email()) }),
  response: z.array(OwnSpot),
  errors: ['forbidden'],
});

export const createSpot = endpoint({
  method: 'POST',
  path: '/allSpots',
  summary: "Add a spot; a traveler's waits for approval where the site asks for that",
  auth: 'user',
  group: 'AllSpots',
  status: 201,
  body: SpotInput,
  response: OwnSpot,
  errors: ['forbidden', 'contributions_closed', 'name_taken'],
});

export const updateSpot = endpoint({
  method: 'PUT',
  path: '/allSpots/:id',
  summary: 'Edit an own spot',
  auth: 'user',
  group: 'AllSpots',
  params: IdParams,
  body: SpotInput,
  response: OwnSpot,
  errors: ['forbidden', 'not_found', 'name_taken'],
});

export const deleteSpot = endpoint({
  method: 'DELETE',
  path: '/allSpots/:id',
  summary: 'Delete an own spot; bookings of it stay',
  auth: 'user',
  group: 'AllSpots',
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});
