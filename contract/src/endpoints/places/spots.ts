import { z } from 'zod/mini';
import * as calls from '../../calls/places/spots.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import {
  CATEGORIES,
  CATEGORY_FILTERS,
  SORT_DIRECTIONS,
  SPOT_ORDERS,
} from '../../options/catalogue.ts';
import { MAX_CURSOR_LENGTH, SPOT_PAGE, TEXT_LIMITS } from '../../options/limits.ts';
import { TRIP_LENGTH_NAMES } from '../../rules/trips/trip-length.ts';
import { ShownPicture } from '../../fields/pictures.ts';
import { PriceRules } from '../../fields/prices.ts';
import { IdParams, text } from '../../fields/text.ts';

/** A tourist spot as the public sees it (spec §3). Public responses never include the owner's e-mail. */
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
  /** Whether the rating is the mean of travelers' reviews; otherwise it is the agency's own estimate. */
  rated: z.boolean(),
  visitors: z.number(),
  /** How many people like it, as stored; visitors' favorites are never sent. */
  likes: z.number(),
  /** Contributed by a traveler rather than the agency. Never says by whom. */
  contributed: z.boolean(),
  /** What a party pays; absent where the usual rules apply. */
  prices: z.optional(PriceRules),
  /** What canceling a trip that is booked now gives back; absent where the usual terms apply. */
  policy: z.optional(z.object({ sentences: z.array(z.string()) })),
  /** IANA: by whose calendar a trip here begins, and what "today" is for booking it; absent in lists. */
  timeZone: z.optional(z.string()),
  /** Uploaded ones, the cover first; absent where there are none, and in lists. */
  pictures: z.optional(z.array(ShownPicture)),
  createdAt: z.string(),
});
export type Spot = z.output<typeof Spot>;

const cost = z.coerce.number().check(z.minimum(0), z.maximum(1_000_000_000));

/** Filters and sorts the catalogue. Every part is optional; together they are kept in the page's URL. */
export const SpotFilter = z.object({
  search: z.optional(text(TEXT_LIMITS.search)),
  category: z.optional(z.enum(CATEGORY_FILTERS)),
  country: z.optional(text(TEXT_LIMITS.country)),
  /** Cost per day in major units. */
  minCost: z.optional(cost),
  maxCost: z.optional(cost),
  /** In season in this month, January is 1. */
  month: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12))),
  length: z.optional(z.enum(TRIP_LENGTH_NAMES)),
});
export const SpotQuery = z.extend(SpotFilter, {
  /** Without one a search is ordered by relevance, everything else by popularity. */
  sort: z.optional(z.enum(SPOT_ORDERS)),
  /** Without one each sort has its own: names and prices rise, ratings and popularity fall. */
  direction: z.optional(z.enum(SORT_DIRECTIONS)),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(SPOT_PAGE.max))),
  /**
   * Opaque; taken from the `Link: rel="next"` of the previous page. That page can hold fewer than
   * `limit`, even none, if searching further would have taken too long.
   */
  cursor: z.optional(text(MAX_CURSOR_LENGTH)),
});
export type SpotQuery = z.input<typeof SpotQuery>;

/**
 * How many spots match, in total and by category and country. For a search or a price range at most a
 * thousand are counted; if there are more, every number except `siteTotal` refers to those only.
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
  /** All spots of the site, regardless of the filter: the Y of 'Showing X of Y destinations'. */
  siteTotal: z.number(),
  countries: z.array(z.object({ country: z.string(), count: z.number() })),
  /** What the other filters would leave; null where there are too many spots to count, or they were not asked for. */
  narrower: z.nullable(
    z.object({
      /** How many are in season in each month, January first. */
      months: z.array(z.number()),
      lengths: z.object({ short: z.number(), medium: z.number(), long: z.number() }),
      /** How many cost at most so much a day, in major units: about a third of them each. */
      costs: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })),
    }),
  ),
  /** The search as it was read, where a word of it was taken for a typo. */
  correctedSearch: z.nullable(z.string()),
  /** Where nothing matches a town's name: its country, if there is anything in it. */
  nearbyCountry: z.nullable(z.string()),
});
export type SpotFacets = z.output<typeof SpotFacets>;

export const listSpots = endpoint(calls.listSpots, {
  summary: 'All spots, filtered and sorted on demand; Link: rel="next" if there are more',
  query: SpotQuery,
  response: z.array(Spot),
});

export const spotFacets = endpoint(calls.spotFacets, {
  summary: 'How many spots match, by category and country',
  query: z.extend(SpotFilter, {
    /** `only`: without `narrower`, for who offers no filters. */
    counts: z.optional(z.literal('only')),
  }),
  response: SpotFacets,
});

export const suggestSpots = endpoint(calls.suggestSpots, {
  summary: 'Up to eight spots and countries whose names match what was typed so far',
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

export const getSpot = endpoint(calls.getSpot, {
  summary: 'One spot',
  params: IdParams,
  response: Spot,
  errors: ['not_found'],
});
