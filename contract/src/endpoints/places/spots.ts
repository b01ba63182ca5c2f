import { z } from 'zod/mini';
import * as calls from '../../calls/places/spots.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { CATEGORY_FILTERS, SORT_DIRECTIONS, SPOT_ORDERS } from '../../options/catalogue.ts';
import { MAX_CURSOR_LENGTH, SPOT_PAGE, TEXT_LIMITS } from '../../options/limits.ts';
import { TRIP_LENGTH_NAMES } from '../../rules/trips/dates/trip-length.ts';
import { ShownPicture } from '../../fields/pictures.ts';
import { PublicFacts } from '../../fields/spot-facts.ts';
import { CancellationTerms } from '../../fields/policies.ts';
import { PriceRules } from '../../fields/money/prices.ts';
import { ShownDetails } from '../../fields/spot-details.ts';
import { IdParams, text } from '../../fields/text.ts';
import { AskedLanguage, Originals } from '../../fields/texts.ts';

/** A tourist spot as the public sees it (spec §3), without its owner's email. */
export const Spot = z.extend(PublicFacts, {
  _id: z.string(),
  /** A tiny picture as a data URI, shown until the picture has loaded; not for pictures on other hosts. */
  imagePlaceholder: z.optional(z.string()),
  rating: z.number(),
  /** True if the rating is the mean of reviews; false if it is an estimate or the default. */
  rated: z.boolean(),
  visitors: z.number(),
  /** The stored number that cards show (spec §1). It doesn't change when visitors save the place. */
  likes: z.number(),
  /** True for a traveler's contribution. The traveler's name isn't public. */
  contributed: z.boolean(),
  /** Absent if the usual rules apply. */
  prices: z.optional(PriceRules),
  /** Absent if the cost per day doesn't depend on the season. */
  lowestCost: z.optional(z.string()),
  /** Absent if the usual terms apply. */
  policy: z.optional(
    z.object({ sentences: z.array(z.string()), terms: z.optional(CancellationTerms) }),
  ),
  /** IANA time zone, which decides what "today" is and when a trip begins. Absent in lists. */
  timeZone: z.optional(z.string()),
  /** True if days or places are limited: see `getAvailability`. Absent otherwise, and in lists. */
  limited: z.optional(z.boolean()),
  /** True if bookings wait for the agency's answer. Absent otherwise, and in lists. */
  onRequest: z.optional(z.boolean()),
  /**
   * The next and the last fixed departure with free places; null if there is none. If bookings end before the last
   * departure, the last day that can be booked takes its place. Absent without fixed departures.
   */
  departures: z.optional(
    z.object({
      next: z.nullable(z.string()),
      last: z.nullable(z.string()),
      /** `HH:mm` at the destination; absent if the next departure has no start time. */
      startTime: z.optional(z.string()),
    }),
  ),
  /** Cover first; absent if there are none, and in lists. */
  pictures: z.optional(z.array(ShownPicture)),
  /** Absent if the agency has entered none, and in lists. */
  details: z.optional(ShownDetails),
  /** Answered questions; absent if there are none, and in lists. */
  faq: z.optional(z.array(z.object({ question: z.string(), answer: z.string() }))),
  /** Absent if unknown, and in lists. */
  host: z.optional(z.object({ name: z.string(), words: z.string() })),
  /** Set only if the requested language isn't the site's first. */
  textLanguage: z.optional(z.string()),
  /** The untranslated texts, such as `included.0`, if only some are translated. */
  originals: z.optional(Originals),
  /** The name in the response's language, if it differs. */
  countryName: z.optional(z.string()),
  createdAt: z.string(),
});
export type Spot = z.output<typeof Spot>;

const cost = z.coerce.number().check(z.minimum(0), z.maximum(1_000_000_000));

/** The filters of the catalog, and parameters of its page's URL. */
export const SpotFilter = z.object({
  search: z.optional(text(TEXT_LIMITS.search)),
  category: z.optional(z.enum(CATEGORY_FILTERS)),
  country: z.optional(text(TEXT_LIMITS.country)),
  /** Cost per day in major units. */
  minCost: z.optional(cost),
  maxCost: z.optional(cost),
  /**
   * January is 1. A destination with fixed departures is in the months of the coming year in which a departure has free
   * places. Other destinations are in the months of their season; if their places per day are limited, only in months
   * with a free day.
   */
  month: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12))),
  length: z.optional(z.enum(TRIP_LENGTH_NAMES)),
});
export const SpotQuery = z.extend(SpotFilter, {
  /** By default, relevance for a search and popularity otherwise. */
  sort: z.optional(z.enum(SPOT_ORDERS)),
  /** By default, names and prices ascend, ratings and popularity descend. */
  direction: z.optional(z.enum(SORT_DIRECTIONS)),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(SPOT_PAGE.max))),
  /**
   * An opaque cursor. Its page may have fewer than `limit` spots, even none, if searching further would take too long.
   */
  cursor: z.optional(text(MAX_CURSOR_LENGTH)),
  language: AskedLanguage,
});
export type SpotQuery = z.input<typeof SpotQuery>;

/**
 * The numbers of matching spots. In a search or price range, at most a thousand matches are counted; if there are more,
 * all numbers except `siteTotal` cover only the counted ones.
 */
export const SpotFacets = z.object({
  total: z.number(),
  /** False if not all matches were counted: '1,000+'. */
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
  /** All spots of the site: the Y in 'Showing X of Y destinations'. */
  siteTotal: z.number(),
  countryName: z.optional(z.string()),
  countries: z.array(
    z.object({
      country: z.string(),
      name: z.optional(z.string()),
      count: z.number(),
    }),
  ),
  /**
   * The numbers of spots that further filters would leave; null if not requested, or if there are too many to count.
   */
  narrower: z.nullable(
    z.object({
      /** By month, January first: see `SpotFilter.month`. */
      months: z.array(z.number()),
      lengths: z.object({ short: z.number(), medium: z.number(), long: z.number() }),
      /** Ranges of the cost per day in major units, each with about a third of the spots. */
      costs: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })),
    }),
  ),
  /** The search that was run instead, if a word was taken for a typo. */
  correctedSearch: z.nullable(z.string()),
  /** The closest search that was run instead, if nothing matches all words. */
  relaxedSearch: z.nullable(z.string()),
  /**
   * How a sentence such as 'cheap beach in july' was understood: the words that were searched for, and the filters.
   * Null if every word was searched for.
   */
  reading: z.nullable(
    z.object({
      search: z.string(),
      month: z.optional(z.number()),
      length: z.optional(z.enum(TRIP_LENGTH_NAMES)),
      /** Cost per day in major units. */
      minCost: z.optional(z.number()),
      maxCost: z.optional(z.number()),
    }),
  ),
  /**
   * The country of the town that was searched for, if nothing matches the town's name but the country has spots;
   * otherwise null.
   */
  nearbyCountry: z.nullable(z.string()),
  nearbyCountryName: z.optional(z.string()),
});
export type SpotFacets = z.output<typeof SpotFacets>;

export const listSpots = endpoint(calls.listSpots, {
  summary: 'All spots, optionally filtered and sorted; Link: rel="next" if there are more',
  query: SpotQuery,
  response: z.array(Spot),
});

export const spotFacets = endpoint(calls.spotFacets, {
  summary: 'The number of matching spots, by category and country',
  query: z.extend(SpotFilter, {
    /** `only` leaves out `narrower`. */
    counts: z.optional(z.literal('only')),
    language: AskedLanguage,
  }),
  response: SpotFacets,
});

export const suggestSpots = endpoint(calls.suggestSpots, {
  summary: 'Up to eight spots and countries whose names match the text typed so far',
  query: z.object({ search: text(TEXT_LIMITS.search, 1), language: AskedLanguage }),
  response: z.array(
    z.object({
      kind: z.enum(['spot', 'country']),
      label: z.string(),
      detail: z.string(),
      spotId: z.optional(z.string()),
      /** For a suggested country: its name as destinations store it, and their number. */
      country: z.optional(z.string()),
      count: z.optional(z.number()),
    }),
  ),
});

export const getSpot = endpoint(calls.getSpot, {
  summary: 'One spot',
  params: IdParams,
  query: z.object({ language: AskedLanguage }),
  response: Spot,
  errors: ['not_found'],
});
